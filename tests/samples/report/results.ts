import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {hashSample} from '../../../src/plugins/sample-proof/hashSample';
import type {SampleResults} from '../../../src/plugins/sample-proof/results';
import type {Block} from '../model';

/** A block that ran, with what it ran with and whether it gave what its page shows. */
export interface RanBlock {
  readonly block: Block;
  readonly tool: string;
  readonly passed: boolean;
}

/**
 * The results after a run over all pages. An entry keeps its date as long as its code and its tool are the same, so a
 * second run changes nothing; blocks that failed or are gone lose theirs.
 */
export function updateResults(before: SampleResults, ran: readonly RanBlock[], now: Date): SampleResults {
  const date = now.toISOString().slice(0, 10);
  const failed = new Set(ran.filter(({passed}) => !passed).map(({block}) => hashSample(block.lang, block.code)));
  const after: Record<string, SampleResults[string]> = {};
  for (const {block, tool} of ran) {
    const hash = hashSample(block.lang, block.code);
    if (failed.has(hash) || hash in after) continue;
    const known = before[hash];
    after[hash] = {page: block.page, tool, date: known?.tool === tool ? known.date : date};
  }
  return Object.fromEntries(Object.entries(after).sort(([a], [b]) => a.localeCompare(b)));
}

/** Reads the results file; without one there are no results. */
export function readResults(file: string): SampleResults {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SampleResults) : {};
}

/** Writes the results file where something in it has changed. */
export function writeResults(file: string, results: SampleResults): void {
  const text = `${JSON.stringify(results, null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
