import {brotliCompressSync} from 'node:zlib';
import {expect, it} from '@jest/globals';
import {createEngine, createIndex, type FullIndex} from 'docusaurus-theme-search/engine';
import {createSyntheticSite} from './syntheticSite';

const SITE = {version: 'latest', locale: 'en', siteUrl: 'https://docs.example/', synonyms: []};
/** Size of the search box and the worker, in addition to the index. */
const SCRIPTS = 15;

/** Returns the transferred size of a file. */
const getKilobytes = (file: unknown): number => brotliCompressSync(JSON.stringify(file)).length / 1000;

/** Returns the kilobytes of the index parts that are loaded while typing a query letter by letter. */
async function fetchTyped({index, parts}: FullIndex, query: string): Promise<number> {
  const read = new Set<number>();
  const engine = createEngine(index, async (at) => {
    read.add(at);
    return parts[at] ?? [];
  });
  for (let length = 1; length <= query.length; length += 1) {
    const request = {query: query.slice(0, length), limit: 8, perPage: 2, snippetLength: 160};
    await engine.search(request, undefined, () => length === query.length);
  }
  return [...read].reduce((sum, at) => sum + getKilobytes(parts[at]), 0);
}

it.each([
  [100, 60],
  [1000, 100],
])('typing a title stays below the size limit on a site of %i pages', async (count, limit) => {
  const pages = createSyntheticSite(count);
  const whole = createIndex(pages, SITE);
  const fetched = await fetchTyped(whole, pages[0]?.title ?? '');
  expect(getKilobytes(whole.index) + fetched + SCRIPTS).toBeLessThan(limit);
});
