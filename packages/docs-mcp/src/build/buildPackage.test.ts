import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import type {PageRecord} from 'docusaurus-plugin-built-site';
import {collectLicenses} from './buildPackage';
import {getSearchVersions} from './getSearchVersions';

describe('collectLicenses', () => {
  it('hands on the licence of each package once, and none of our own files', () => {
    const files = ['zod/a.js', 'zod/b.js', '@modelcontextprotocol/server/c.js', '../src/mcp/main.ts'];
    const text = collectLicenses(files.map((file) => join('node_modules', file)));
    expect(text.split(`\n${'-'.repeat(80)}\n\n`)).toEqual([
      expect.stringMatching(/^@modelcontextprotocol\/server\n\n.*license/i),
      expect.stringMatching(/^zod\n\nMIT License/),
    ]);
  });

  it('refuses a package without one', () => {
    expect(() => collectLicenses(['node_modules/.bin/index.js'])).toThrow(/^\.bin has no file with its licence/);
  });
});

describe('getSearchVersions', () => {
  const page = (path: string, version: string, instance = 'default'): PageRecord => ({
    ...{path, version, instance, title: path, description: '', frontmatter: {}, relativePath: '', key: ''},
    ...{headers: [], locale: 'en', unlisted: false, sidebar: null},
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
    const {versions, versionOf} = getSearchVersions(
      {records, readFile, readPage: () => ''},
      'https://acme.example/site/',
    );
    expect(versions).toEqual([
      {id: 'latest', facet: 'latest', description: 'the pages that readers get by default: Next', prefix: '/'},
      {id: '2', facet: '2', description: 'version 2', prefix: '/docs/2/'},
    ]);
    // The page that search leaves out belongs to the version of its neighbours.
    expect(records.map(versionOf)).toEqual(['latest', '2', '2', 'latest']);
  });
});
