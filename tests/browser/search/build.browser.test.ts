import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {CoreFile, Manifest} from '../../../src/plugins/search/index/format';
import {checkRecord, type RecordSchema} from '../../../src/plugins/search/records/checkRecord';
import type {SearchRecord} from '../../../src/plugins/search/records/searchRecord';
import {readRecords} from '../../builtPages';
import {expect, test} from '../fixtures';

const BUILD = resolve('build');
const FIRST_TIER = 60 * 1024;
const TEXT = /\.(?:html|js|css|json|xml|txt|md)$/;

const readJson = <T>(name: string): T => JSON.parse(readFileSync(join(BUILD, name), 'utf8')) as T;

test('the first tier of both versions is small', () => {
  const {versions} = readJson<Manifest>('search-data/manifest.json');
  for (const core of Object.values(versions)) {
    const bytes = brotliCompressSync(readFileSync(join(BUILD, 'search-data', core))).length;
    expect(bytes).toBeLessThanOrEqual(FIRST_TIER);
  }
});

test('every listed page is in the index of its version, and no other', () => {
  const {versions} = readJson<Manifest>('search-data/manifest.json');
  for (const [version, core] of Object.entries(versions)) {
    const {pages} = readJson<CoreFile>(`search-data/${core}`);
    const listed = readRecords().filter(
      (page) => !page.unlisted && (page.version === 'v2' ? 'latest' : 'v1') === version,
    );
    expect(pages.map(([path]) => path).sort()).toEqual(listed.map(({path}) => path).sort());
  }
});

test('every record follows the schema, has an address of its own, and leads to a heading that exists', () => {
  const records = readJson<SearchRecord[]>('search-records.json');
  const schema = JSON.parse(
    readFileSync(resolve('src/plugins/search/records/records.schema.json'), 'utf8'),
  ) as RecordSchema;
  expect(records.flatMap((record) => checkRecord(record, schema))).toEqual([]);
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  const anchors = new Map(readRecords().map(({path, headers}) => [path, new Set(headers.map(({slug}) => slug))]));
  const base = '/docs';
  const lost = records.filter(({anchor, url_without_anchor: page}) => {
    const path = new URL(page).pathname.slice(base.length);
    return anchor !== null && !anchors.get(path)?.has(anchor);
  });
  expect(lost.map(({url}) => url)).toEqual([]);
});

test('the key that may write to the hosted index is nowhere in the build', () => {
  const key = process.env.ALGOLIA_ADMIN_KEY;
  const words = ['ALGOLIA_ADMIN_KEY', ...(key ? [key] : [])];
  const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((name) => TEXT.test(name));
  const found = files.filter((name) => words.some((word) => readFileSync(join(BUILD, name), 'utf8').includes(word)));
  expect(found).toEqual([]);
});
