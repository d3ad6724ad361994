import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {type DocsVersion, resolveFacts} from '../../facts';

/** Results of the last run of the pages' code samples, from the root of the project; `npm run samples -- --update` writes it. */
export const SAMPLE_RESULTS = 'data/sample-results.json';

/** One code block that ran and gave what its page shows. */
export interface SampleResult {
  /** The first page that contains it. */
  readonly page: string;
  /** What it ran with, such as `Python 3.11`. */
  readonly tool: string;
  /** Day of the run, as `2026-11-20`. */
  readonly date: string;
}

/** The results file of the samples: passing blocks by the hash of their code. */
export type SampleResults = Readonly<Record<string, SampleResult>>;

/** The name of a code block in the results of the samples: the same language and code have the same name. */
export function hashSample(lang: string, code: string): string {
  return createHash('sha256').update(`${lang}\n${code.trimEnd()}`).digest('hex').slice(0, 16);
}

/** Reads the file that the sample runner writes. Without it, no sample has a result. */
export function readSampleResults(file: string): SampleResults {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SampleResults) : {};
}

/** When the samples of a page ran, as its front matter carries it to the line at its end. */
type PageRuns = {
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
