import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, it} from '@jest/globals';
import {createFullEngine, getIndexFileName, type IndexFile} from 'docusaurus-theme-search/engine';
import type {HostedRecord} from 'docusaurus-theme-search/push';
import {getVersionById, versions} from '../../src/config/versions';
import {platformErrors} from '../../src/facts/errors';
import {readRecords} from '../builtPages';
import {readIndex} from './judge/openBuild';

const BUILD = resolve('build');
/** Maximum compressed size of the files for the first search. For 114 pages, it's 12.9 kB. */
const MAX_FIRST_BYTES = 15_000;
const FILES = versions.map(({facet}) => getIndexFileName(facet));

const readJson = <T>(name: string): T => JSON.parse(readFileSync(join(BUILD, name), 'utf8')) as T;

it('is below the size limit in every version', () => {
  for (const name of FILES) {
    const bytes = brotliCompressSync(readFileSync(join(BUILD, 'search-data', name))).length;
    expect(bytes).toBeLessThanOrEqual(MAX_FIRST_BYTES);
  }
});

it('contains exactly the listed pages of its version', () => {
  for (const name of FILES) {
    const {pages, version} = readJson<IndexFile>(`search-data/${name}`);
    const listed = readRecords().filter(
      (page) => !page.unlisted && page.frontmatter.search !== false && getVersionById(page.version).facet === version,
    );
    expect(pages.map(({path}) => path).sort()).toEqual(listed.map(({path}) => path).sort());
  }
});

it('finds the entry of a platform error by its name and status', async () => {
  const engine = createFullEngine(readIndex('latest'));
  const findSections = async (query: string): Promise<string[]> =>
    (await engine.search({query, limit: 2, perPage: 1, snippetLength: 0})).hits.map(({url}) => url);
  for (const [id, {name, status}] of Object.entries(platformErrors)) {
    const entry = expect.stringMatching(new RegExp(`/troubleshooting/#${id}$`));
    expect((await findSections(name))[0]).toEqual(entry);
    if (status) expect(await findSections(String(status.code))).toContainEqual(entry);
  }
});

it('each record has a unique URL that leads to an existing heading', () => {
  const records = readJson<HostedRecord[]>('search-records.json');
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  const anchors = new Map(readRecords().map(({path, headers}) => [path, new Set(headers.map(({slug}) => slug))]));
  const base = '/docs';
  const lost = records.filter(({anchor, url_without_anchor: page}) => {
    const path = new URL(page).pathname.slice(base.length);
    return anchor !== null && !anchors.get(path)?.has(anchor);
  });
  expect(lost.map(({url}) => url)).toEqual([]);
});
