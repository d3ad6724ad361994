import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
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

it('reads the records of pages, and files', () => {
  writeFileSync(join(folder, 'pages.json'), '[{"path":"/limits/"}]');
  const {records, readFile} = openBuild(folder);
  expect(records).toEqual([{path: '/limits/'}]);
  expect(readFile('pages.json').toString()).toContain('/limits/');
});
