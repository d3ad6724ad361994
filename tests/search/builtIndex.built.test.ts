import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from '@jest/globals';
import {createWholeEngine, indexFileOf, type IndexFile} from 'docusaurus-theme-search/engine';
import type {HostedRecord} from 'docusaurus-theme-search/push';
import {versionById, versions} from '../../src/config/versions';
import {readRecords} from '../builtPages';
import {readIndex} from './judge/openBuild';

const BUILD = resolve('build');
/** Compressed bytes of what is fetched before the first answer: 12.9 kB for 114 pages. */
const MAX_FIRST_BYTES = 15_000;
const FILES = versions.map(({facet}) => indexFileOf(facet));
const TEXT = /\.(?:html|js|css|json|xml|txt|md)$/;

const readJson = <T>(name: string): T => JSON.parse(readFileSync(join(BUILD, name), 'utf8')) as T;

describe('the built search index', () => {
  it('is small in both versions', () => {
    for (const name of FILES) {
      const bytes = brotliCompressSync(readFileSync(join(BUILD, 'search-data', name))).length;
      expect(bytes).toBeLessThanOrEqual(MAX_FIRST_BYTES);
    }
  });

  it('holds every listed page of its version, and no other', () => {
    for (const name of FILES) {
      const {pages, version} = readJson<IndexFile>(`search-data/${name}`);
      const listed = readRecords().filter(
        (page) => !page.unlisted && page.frontmatter.search !== false && versionById(page.version).facet === version,
      );
      expect(pages.map(({path}) => path).sort()).toEqual(listed.map(({path}) => path).sort());
    }
  });

  it('has records that have their own address, and lead to a heading that exists', () => {
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

  it('comes without the key that may write to the hosted index', () => {
    const key = process.env.ALGOLIA_ADMIN_KEY;
    const words = ['ALGOLIA_ADMIN_KEY', ...(key ? [key] : [])];
    const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((name) => TEXT.test(name));
    const found = files.filter((name) => words.some((word) => readFileSync(join(BUILD, name), 'utf8').includes(word)));
    expect(found).toEqual([]);
  });
});

/** What a newcomer types, and the section or page that has to be the first result. */
it.each([
  ['Out of Memory', '/docs/troubleshooting/#out-of-memory'],
  ['cost', '/docs/pricing/'],
  ['pricing', '/docs/pricing/'],
  ['What changed from v1, page by page', '/docs/migrate-from-v1/pages/'],
  ['What changed in the documentation', '/docs/changes/'],
])('%s leads to %s', async (query, url) => {
  const engine = createWholeEngine(readIndex('latest'));
  const {hits} = await engine.search({query, limit: 1, perPage: 1, snippetLength: 0});
  expect(hits[0]?.url).toBe(url);
});
