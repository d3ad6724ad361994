import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {hashSample, type SampleResults} from '../../src/markdown/verified-samples';
import type {Block} from './model';

/** A block that ran, with what it ran with and whether it gave what its page shows. */
export interface RanBlock {
  readonly block: Block;
  readonly tool: string;
  readonly passed: boolean;
}

/**
 * The results after a run. Each block that ran has the day of this run, because readers are told when it ran last;
 * blocks that failed or are gone lose their entry. Entries of pages that were not part of the run stay.
 */
export function updateResults(
  before: SampleResults,
  ran: readonly RanBlock[],
  now: Date,
  isCovered: (page: string) => boolean = () => true,
): SampleResults {
  const date = now.toISOString().slice(0, 10);
  const failed = new Set(ran.filter(({passed}) => !passed).map(({block}) => hashSample(block.lang, block.code)));
  const kept = Object.entries(before).filter(([hash, {page}]) => !isCovered(page) && !failed.has(hash));
  const after: Record<string, SampleResults[string]> = Object.fromEntries(kept);
  for (const {block, tool} of ran) {
    const hash = hashSample(block.lang, block.code);
    if (failed.has(hash) || hash in after) continue;
    after[hash] = {page: block.page, tool, date};
  }
  return Object.fromEntries(Object.entries(after).sort(([a], [b]) => a.localeCompare(b)));
}

/** How the results of a run differ from those that are recorded, in one line each. */
export interface ResultDifferences {
  /** Blocks without a recorded result, and results without a block: the record is out of date. */
  readonly outdated: readonly string[];
  /** Blocks that ran with another version of a tool, as they do on another machine. */
  readonly otherTools: readonly string[];
}

/** Compares the results of a run with those that are recorded. */
export function compareResults(recorded: SampleResults, found: SampleResults): ResultDifferences {
  const outdated = [
    ...Object.entries(found)
      .filter(([hash]) => !(hash in recorded))
      .map(([, {page}]) => `${page}: a block ran that has no recorded result`),
    ...Object.entries(recorded)
      .filter(([hash]) => !(hash in found))
      .map(([, {page}]) => `${page}: a recorded result belongs to a block that is gone, changed or failed`),
  ];
  const otherTools = Object.entries(found).flatMap(([hash, {tool}]) => {
    const known = recorded[hash]?.tool;
    return known === undefined || known === tool ? [] : [`ran with ${tool}; recorded is ${known}`];
  });
  return {outdated: [...new Set(outdated)], otherTools: [...new Set(otherTools)]};
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
