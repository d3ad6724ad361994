/** `npm run search:compare [-- --small]`: the engine of this site beside MiniSearch, on the same sections and queries in one run. */
import {DIALOG_HITS} from '../../../src/plugins/search/client/docSearch';
import {buildIndex} from '../../../src/plugins/search/index/buildIndex';
import {DEFAULTS} from '../../../src/plugins/search/options';
import {readPages} from '../../../src/plugins/search/records/readPages';
import type {SearchPage} from '../../../src/plugins/search/records/section';
import {readPageHtml, readRecords} from '../../builtPages';
import {makeQueries, makeSite} from '../bench/madeSite';
import {judgeSet, type Ask} from '../judge/judgeSet';
import {readJudgements, SETS} from '../judge/judgement';
import {askBuild, openFiles} from '../judge/openBuild';
import {printHeader, printSet} from '../judge/printVerdicts';
import {kilobytes, spread, tierSizes} from '../measures';
import {askMiniSearch, indexWithMiniSearch} from './miniSearch';

/** Milliseconds a query takes, once the code is warm. */
async function timeQueries(ask: (query: string) => Promise<unknown>, queries: readonly string[]): Promise<number[]> {
  for (const query of queries) await ask(query);
  const times: number[] = [];
  for (const query of queries) {
    const started = performance.now();
    await ask(query);
    times.push(performance.now() - started);
  }
  return times;
}

async function compareSizesAndTimes(name: string, pages: readonly SearchPage[], count: number): Promise<void> {
  const {core, files} = buildIndex(pages, 'latest', DEFAULTS.limits);
  const mini = indexWithMiniSearch(pages, 'latest');
  const titles = pages.filter(({version}) => version === 'latest').map(({title}) => title);
  const queries = makeQueries(titles, count);
  const engine = openFiles(core, files);
  const askMini = askMiniSearch({latest: mini, v1: mini});
  const own = spread(await timeQueries((query) => engine.search({query, ...DIALOG_HITS}), queries));
  const other = spread(await timeQueries((query) => askMini(query, 'latest'), queries));
  const {first, words} = tierSizes(core, files);
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

const pages = await readPages({records: readRecords(), readPage: async (path) => readPageHtml(path)});
const asks: readonly (readonly [name: string, ask: Ask])[] = [
  ['this engine', askBuild()],
  ['MiniSearch', askMiniSearch({latest: indexWithMiniSearch(pages, 'latest'), v1: indexWithMiniSearch(pages, 'v1')})],
];
printHeader();
for (const name of SETS) {
  for (const [engine, ask] of asks) printSet(`${name}, ${engine}`, await judgeSet(readJudgements(name), ask));
}
await compareSizesAndTimes('this site', pages, 200);
if (!process.argv.includes('--small')) await compareSizesAndTimes('made site, 10,000 pages', makeSite(), 30);
