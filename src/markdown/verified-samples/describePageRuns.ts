import type {DocsVersion} from '../../facts/lookupFact';
import {resolveFacts} from '../../facts/substituteFacts';
import {hashSample} from './hashSample';
import type {SampleResult, SampleResults} from './results';

/** When the samples of a page ran, as its front matter carries it to the line at its end. */
export type PageRuns = {
  /** Day of the run that is longest ago, as `2026-11-20`: no sample of the page ran earlier. */
  readonly date: string;
  /** What they ran with: "Node.js 20.20, Python 3.11". */
  readonly tools: string;
};

const RUN_FENCE = /^([ \t]*)(`{3,}|~{3,})(\w+)[^\n]*?\srun(?:=\S+)?(?=\s|$)[^\n]*\n([\s\S]*?)^[ \t]*\2[ \t]*$/gm;

const dedent = (code: string, indent: string): string =>
  code
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()))
    .join('\n');

function listRuns(source: string, results: SampleResults, version: DocsVersion): SampleResult[] {
  return [...source.matchAll(RUN_FENCE)].flatMap(([, indent = '', , lang = '', code = '']) => {
    const result = results[hashSample(lang, resolveFacts(dedent(code, indent), version).text)];
    return result ? [result] : [];
  });
}

/** Says when the samples of a page ran and with what; `null` for a page without samples that ran. */
export function describePageRuns(source: string, results: SampleResults, version: DocsVersion): PageRuns | null {
  const runs = listRuns(source, results, version);
  const [date] = runs.map((run) => run.date).sort();
  if (date === undefined) return null;
  return {date, tools: [...new Set(runs.flatMap(({tool}) => tool.split(' and ')))].sort().join(', ')};
}
