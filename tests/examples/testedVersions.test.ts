import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from '@jest/globals';
import {addRow, readRows, TABLE, writeRows} from './testedVersions';

const text = readFileSync(TABLE, 'utf8');
const rows = [
  {name: 'a', version: '0.2.0', docusaurus: ['3.10.2'], node: ['20.20']},
  {name: 'b', version: '1.0.0', docusaurus: ['3.10.2'], node: ['20.20', '24.1']},
];

const readManifest = (file: string): {version: string; dependencies: Readonly<Record<string, string>>} =>
  JSON.parse(readFileSync(file, 'utf8'));

// RECORD_VERSIONS=1 npm test -- examples writes the table.
it.each(readdirSync('packages'))('names the version of %s with the Docusaurus of this repository', (name) => {
  const row = readRows(text).find((each) => each.name === name);
  expect(row?.version).toBe(readManifest(`packages/${name}/package.json`).version);
  expect(row?.docusaurus).toContain(readManifest('package.json').dependencies['@docusaurus/core']);
});

it('the table is what was read from it', async () => {
  expect(await writeRows(text, readRows(text))).toBe(text);
  expect(readRows(await writeRows(text, rows))).toEqual(rows);
});

it.each([
  ['other versions beside those it has', {docusaurus: ['3.10.2', '3.11.0'], node: ['20.20', '22.3', '24.1']}, '1.0.0'],
  ['a new version of a package anew', {docusaurus: ['3.11.0'], node: ['22.3']}, '1.1.0'],
])('the table gets %s', (_, expected, version) => {
  const row = {name: 'b', version, docusaurus: ['3.11.0'], node: ['22.3']};
  expect(addRow(rows, row)).toEqual([rows[0], {name: 'b', version, ...expected}]);
});
