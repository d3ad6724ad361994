import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from '@jest/globals';
import {fixture} from '../../tests/fixture';
import {DATA_FILE} from './docsData';
import {readData} from './readData';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-data-'));
  mkdirSync(join(folder, DATA_FILE, '..'));
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const write = (data: unknown): void => writeFileSync(join(folder, DATA_FILE), JSON.stringify(data));

it('reads the data beside the program', () => {
  write(fixture);
  expect(readData(folder).pages).toHaveLength(fixture.pages.length);
});

it('refuses data of another form, and says what to do', () => {
  write({...fixture, format: 99});
  expect(() => readData(folder)).toThrow(/has format 99, and this program reads 3\. Build the package again/);
});
