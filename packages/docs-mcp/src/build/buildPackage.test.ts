import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import type {PageRecord} from 'docusaurus-plugin-built-site';
import {collectLicences} from './buildPackage';
import {listVersions} from './listVersions';

describe('collectLicences', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'licences-'));
    const files = {'zed/LICENSE.md': 'Do as you like.\n', '@scope/one/licence': 'Keep this.\n', 'bare/index.js': ''};
    for (const [name, content] of Object.entries(files)) {
      const file = join(folder, 'node_modules', name);
      mkdirSync(join(file, '..'), {recursive: true});
      writeFileSync(file, content);
    }
  });
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  const inputs = (...names: readonly string[]): string[] => names.map((name) => join(folder, 'node_modules', name));

  it('hands on the licence of each package once, and none of our own files', () => {
    const text = collectLicences([
      ...inputs('zed/a.js', 'zed/b.js', '@scope/one/lib/c.js'),
      'packages/mcp/src/main.ts',
    ]);
    expect(text).toBe(`@scope/one\n\nKeep this.\n\n${'-'.repeat(80)}\n\nzed\n\nDo as you like.\n`);
  });

  it('refuses a package without one', () => {
    expect(() => collectLicences(inputs('bare/index.js'))).toThrow(/^bare has no file with its licence/);
  });
});

describe('listVersions', () => {
  const page = (path: string, version: string, instance = 'default'): PageRecord => ({
    ...{path, version, instance, title: path, description: '', frontmatter: {}, relativePath: '', key: ''},
    ...{headers: [], locale: 'en', unlisted: false},
  });
  const records = [
    page('/docs/a', 'Next'),
    page('/docs/2/a', '2'),
    page('/docs/2/b/c', '2'),
    page('/rules', 'Next', 'more'),
  ];
  const searched = [
    ['docs/a', 'latest'],
    ['docs/2/a', '2'],
    ['rules', 'latest'],
  ].map(([path, version]) => ({
    url_without_anchor: `https://acme.example/site/${path}`,
    version,
  }));
  it('takes the versions of search, the latest of all docs instances as one, and the folder of each older one', () => {
    const readFile = () => Buffer.from(JSON.stringify(searched));
    const {versions, versionOf} = listVersions({records, readFile, readPage: () => ''}, 'https://acme.example/site/');
    expect(versions).toEqual([
      {id: 'latest', facet: 'latest', description: 'the pages that readers get by default: Next', prefix: '/'},
      {id: '2', facet: '2', description: 'version 2', prefix: '/docs/2/'},
    ]);
    // The page that search leaves out belongs to the version of its neighbours.
    expect(records.map(versionOf)).toEqual(['latest', '2', '2', 'latest']);
  });
});
