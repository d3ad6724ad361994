import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from '@jest/globals';
import {addSite, readRows, TABLE, writeRows} from './testedVersions';

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

describe('the table', () => {
  it('is what was read from it', async () => {
    expect(await writeRows(text, readRows(text))).toBe(text);
    expect(readRows(await writeRows(text, rows))).toEqual(rows);
  });

  it('gets other versions beside those it has', () => {
    const made = {packages: {b: '1.0.0'}, docusaurus: '3.11.0', node: '22.3'};
    expect(addSite(rows, made)[1]).toEqual({
      name: 'b',
      version: '1.0.0',
      docusaurus: ['3.10.2', '3.11.0'],
      node: ['20.20', '22.3', '24.1'],
    });
  });

  it('begins anew with a new version of a package, and with a new package', () => {
    const made = {packages: {a: '0.3.0', c: '0.1.0'}, docusaurus: '3.11.0', node: '24.1'};
    expect(addSite(rows, made)).toEqual([
      {name: 'a', version: '0.3.0', docusaurus: ['3.11.0'], node: ['24.1']},
      rows[1],
      {name: 'c', version: '0.1.0', docusaurus: ['3.11.0'], node: ['24.1']},
    ]);
  });
});
