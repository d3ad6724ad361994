/** `npm run bench -- index`: size, start and queries of the embedded index on this site and on synthetic ones. */
import {brotliCompressSync} from 'node:zlib';
import {createEngine, type IndexFile} from 'docusaurus-theme-search/engine';
import {indexNameOf, readIndex, readSearchFile} from '../judge/openBuild';
import {median} from '../../median';
import {createQueries, createSyntheticSite} from './syntheticSite';

const SIZES = [500, 1000, 2000];
const QUERIES = 100;

/** Content of the index file of a synthetic site. */
function buildSynthetic(pageCount: number): string {
  return JSON.stringify({...readIndex('latest'), pages: createSyntheticSite(pageCount)} satisfies IndexFile);
}

function measure(name: string, content: string): void {
  const started = performance.now();
  const index = JSON.parse(content) as IndexFile;
  const engine = createEngine(index);
  const startTime = performance.now() - started;
  const titles = index.pages.map(({title}) => title);
  const times = createQueries(titles, QUERIES).map((query) => {
    const asked = performance.now();
    engine.search({query, limit: 8, perPage: 2, snippetLength: 120});
    return performance.now() - asked;
  });
  const compressedKilobytes = (text: string): number => brotliCompressSync(text).length / 1000;
  const columns = [compressedKilobytes(content), startTime, median(times), Math.max(...times)];
  console.log(name.padEnd(24) + columns.map((column) => column.toFixed(1).padStart(12)).join(''));
}

console.log(
  ' '.repeat(24) + ['brotli kB', 'start ms', 'median ms', 'slowest ms'].map((title) => title.padStart(12)).join(''),
);
measure('this site, v2', readSearchFile(indexNameOf('latest')));
for (const size of SIZES) measure(`synthetic, ${size} pages`, buildSynthetic(size));
