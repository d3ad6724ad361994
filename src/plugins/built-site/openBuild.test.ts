import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from '@jest/globals';
import {openBuild} from './openBuild';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});
afterAll(() => rmSync(folder, {recursive: true}));

it('refuses a folder without a finished build, and says what to run', () => {
  expect(() => openBuild(folder)).toThrow(`${folder} contains no finished build. Run npm run build first.`);
});

it('reads pages, files and the index that the manifest names', () => {
  mkdirSync(join(folder, 'search-data'));
  const index = {format: 3, siteUrl: 'https://site.example/', pages: []};
  writeFileSync(join(folder, 'pages.json'), '[{"path":"/limits/"}]');
  writeFileSync(join(folder, 'search-data/manifest.json'), '{"format":3,"versions":{"v1":"v1.abc.json"}}');
  writeFileSync(join(folder, 'search-data/v1.abc.json'), JSON.stringify(index));
  const {records, readFile, readIndex} = openBuild(folder);
  expect(records).toEqual([{path: '/limits/'}]);
  expect(readFile('pages.json').toString()).toContain('/limits/');
  expect(readIndex('v1')).toEqual(index);
});
