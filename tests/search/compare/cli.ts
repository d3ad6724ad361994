/** `npm run search:compare [-- --small]`: the engine of this site beside MiniSearch, on the same sections and queries in one run. */
import {brotliCompressSync} from 'node:zlib';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createEngine, type SearchEngine} from '../../../src/plugins/search/engine/createEngine';
import {buildIndex} from '../../../src/plugins/search/index/buildIndex';
import type {CoreFile} from '../../../src/plugins/search/index/format';
import {DEFAULTS} from '../../../src/plugins/search/options';
import {readPages} from '../../../src/plugins/search/records/readPages';
import type {SearchPage, SearchVersion} from '../../../src/plugins/search/records/section';
import type {PageRecord} from '../../../src/plugins/page-records';
import {makeQueries, makeSite} from '../bench/madeSite';
import {judgeSet, type Ask} from '../judge/judgeSet';
import {readJudgements, SETS} from '../judge/judgement';
import {printHeader, printSet} from '../judge/printVerdicts';
import {askMiniSearch, indexWithMiniSearch} from './miniSearch';

const BUILD = 'build';
const NO_HURRY = {index: 60_000, text: 60_000};
const HITS = 40;
/** Hits the box shows; a snippet is cut for each. */
const SHOWN = 12;

const kilobytes = (text: string): number => brotliCompressSync(text).length / 1024;

async function readSite(): Promise<SearchPage[]> {
  const records = JSON.parse(readFileSync(join(BUILD, 'pages.json'), 'utf8')) as PageRecord[];
  const readPage = async (path: string): Promise<string> =>
    readFileSync(join(BUILD, path.endsWith('/') ? `${path}index.html` : path), 'utf8');
  return readPages({records, readPage});
}

/** The engine of this site on an index held in memory. */
function openIndex(files: ReadonlyMap<string, string>, core: string): SearchEngine {
  const load = async <T>(name: string): Promise<T> => JSON.parse(files.get(name) ?? 'null') as T;
  return createEngine(JSON.parse(files.get(core) ?? 'null') as CoreFile, load, NO_HURRY);
}

const askEngines =
  (engines: Readonly<Partial<Record<SearchVersion, SearchEngine>>>, limit: number): Ask =>
  async (query, version) => {
    const answer = await engines[version]?.search({query, limit, perPage: 1});
    return [...new Set(answer?.hits.map(({path}) => path))];
  };

/** Median and 99th percentile of the milliseconds a query takes, once the code is warm. */
async function timeQueries(ask: Ask, queries: readonly string[]): Promise<{median: number; high: number}> {
  for (const query of queries) await ask(query, 'latest');
  const times: number[] = [];
  for (const query of queries) {
    const started = performance.now();
    await ask(query, 'latest');
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {median: at(0.5), high: at(0.99)};
}

async function compareSizesAndTimes(name: string, pages: readonly SearchPage[], count: number): Promise<void> {
  const {core, files} = buildIndex(pages, 'latest', DEFAULTS.limits);
  const mini = indexWithMiniSearch(pages, 'latest');
  const titles = pages.filter(({version}) => version === 'latest').map(({title}) => title);
  const queries = makeQueries(titles, count);
  const own = await timeQueries(askEngines({latest: openIndex(files, core)}, SHOWN), queries);
  const other = await timeQueries(askMiniSearch({latest: mini, v1: mini}), queries);
  const words = [...files]
    .filter(([file]) => /words|places/.test(file))
    .reduce((sum, [, text]) => sum + kilobytes(text), 0);
  const first = kilobytes(files.get(core) ?? '');
  const whole = kilobytes(JSON.stringify(mini));
  console.log(`\n${name}, brotli and milliseconds a query (median, 99 %):`);
  console.log(
    `  this engine  first tier ${first.toFixed(0)} KB, words ${words.toFixed(0)} KB in files   ${own.median.toFixed(2)}  ${own.high.toFixed(2)}`,
  );
  console.log(
    `  MiniSearch   one file ${whole.toFixed(0)} KB, needed whole   ${other.median.toFixed(2)}  ${other.high.toFixed(2)}`,
  );
  console.log(
    `  ratio, MiniSearch to this engine: bytes before a full answer ${(whole / (first + words)).toFixed(2)}, median time ${(other.median / own.median).toFixed(2)}`,
  );
}

const pages = await readSite();
const build = (version: SearchVersion): SearchEngine => {
  const {core, files} = buildIndex(pages, version, DEFAULTS.limits);
  return openIndex(files, core);
};
const asks: readonly (readonly [name: string, ask: Ask])[] = [
  ['this engine', askEngines({latest: build('latest'), v1: build('v1')}, HITS)],
  ['MiniSearch', askMiniSearch({latest: indexWithMiniSearch(pages, 'latest'), v1: indexWithMiniSearch(pages, 'v1')})],
];
printHeader();
for (const name of SETS) {
  for (const [engine, ask] of asks) printSet(`${name}, ${engine}`, await judgeSet(readJudgements(name), ask));
}
await compareSizesAndTimes('this site', pages, 200);
if (!process.argv.includes('--small')) await compareSizesAndTimes('made site, 10,000 pages', makeSite(), 30);
