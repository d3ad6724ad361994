/** `npm run bench -- index`: size, start and queries of the embedded index on this site and on synthetic ones. */
import {createWholeEngine, makeIndex, type WholeIndex} from 'docusaurus-theme-search/engine';
import {readIndex} from '../judge/openBuild';
import {median} from '../../median';
import {fetchTyped, kilobytesOf} from './fetchTyped';
import {createQueries, createSyntheticSite} from './syntheticSite';

const SIZES = [100, 1000, 5000];
const QUERIES = 100;

/** A made site with as many pages, and the settings of this one. */
function makeSynthetic(pageCount: number): WholeIndex {
  const {version, locale, siteUrl, synonyms} = readIndex('latest').index;
  return makeIndex(createSyntheticSite(pageCount), {version, locale, siteUrl, synonyms});
}

async function measure(name: string, whole: WholeIndex): Promise<void> {
  const {index, parts} = whole;
  const content = JSON.stringify(index);
  const started = performance.now();
  const engine = createWholeEngine({index: JSON.parse(content) as WholeIndex['index'], parts});
  const startTime = performance.now() - started;
  const times: number[] = [];
  for (const query of createQueries(
    index.pages.map(({title}) => title),
    QUERIES,
  )) {
    const asked = performance.now();
    await engine.search({query, limit: 8, perPage: 2, snippetLength: 120});
    times.push(performance.now() - asked);
  }
  const fetched = await fetchTyped(whole, index.pages[0]?.title ?? '');
  const columns = [kilobytesOf(index), fetched, startTime, median(times), Math.max(...times)];
  console.log(name.padEnd(24) + columns.map((column) => column.toFixed(1).padStart(12)).join(''));
}

const TITLES = ['first kB', 'query kB', 'start ms', 'median ms', 'slowest ms'];
console.log(' '.repeat(24) + TITLES.map((title) => title.padStart(12)).join(''));
await measure('this site, v2', readIndex('latest'));
for (const size of SIZES) await measure(`synthetic, ${size} pages`, makeSynthetic(size));
