/** `npm run bench -- index`: size, start and queries of the embedded index on this site and on synthetic ones. */
import {brotliCompressSync} from 'node:zlib';
import {createEngine, createWholeEngine, makeIndex, type WholeIndex} from 'docusaurus-theme-search/engine';
import {readIndex} from '../judge/openBuild';
import {median} from '../../median';
import {createQueries, createSyntheticSite} from './syntheticSite';

const SIZES = [100, 1000, 5000];
const QUERIES = 100;

/** A made site with as many pages, and the settings of this one. */
function makeSynthetic(pageCount: number): WholeIndex {
  const {version, locale, siteUrl, synonyms} = readIndex('latest').index;
  return makeIndex(createSyntheticSite(pageCount), {version, locale, siteUrl, synonyms});
}

const compressedKilobytes = (content: unknown): number => brotliCompressSync(JSON.stringify(content)).length / 1000;

async function measure(name: string, {index, parts}: WholeIndex): Promise<void> {
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
  const read = new Set<string>();
  const fresh = createEngine(index, async (file) => {
    read.add(file);
    const part = parts[file];
    if (!part) throw new Error(`the index has no part "${file}"`);
    return part;
  });
  await fresh.search({query: index.pages.at(-1)?.title ?? '', limit: 8, perPage: 2, snippetLength: 120});
  const fetched = [...read].reduce((sum, file) => sum + compressedKilobytes(parts[file]), 0);
  const columns = [compressedKilobytes(index), fetched, startTime, median(times), Math.max(...times)];
  console.log(name.padEnd(24) + columns.map((column) => column.toFixed(1).padStart(12)).join(''));
}

const TITLES = ['first kB', 'query kB', 'start ms', 'median ms', 'slowest ms'];
console.log(' '.repeat(24) + TITLES.map((title) => title.padStart(12)).join(''));
await measure('this site, v2', readIndex('latest'));
for (const size of SIZES) await measure(`synthetic, ${size} pages`, makeSynthetic(size));
