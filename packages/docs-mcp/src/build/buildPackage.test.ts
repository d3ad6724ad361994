import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import type {PageRecord} from 'docusaurus-plugin-built-site';
import {collectLicenses} from './buildPackage';
import {getSearchVersions} from './getSearchVersions';

describe('collectLicenses', () => {
  it("includes each package's licence once and skips our own files", () => {
    const files = ['zod/a.js', 'zod/b.js', '@modelcontextprotocol/server/c.js', '../src/mcp/main.ts'];
    const text = collectLicenses(files.map((file) => join('node_modules', file)));
    expect(text.split(`\n${'-'.repeat(80)}\n\n`)).toEqual([
      expect.stringMatching(/^@modelcontextprotocol\/server\n\n.*license/i),
      expect.stringMatching(/^zod\n\nMIT License/),
    ]);
  });

  it('throws if a package has no licence file', () => {
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
  it("uses the versions in the search index, merges the latest versions of all docs instances, and derives each older version's prefix from its folder", () => {
    const readFile = () => Buffer.from(JSON.stringify(searched));
    const {versions, versionOf} = getSearchVersions(
      {records, readFile, readPage: () => ''},
      'https://acme.example/site/',
    );
    expect(versions).toEqual([
      {id: 'latest', facet: 'latest', description: 'the pages that readers get by default: Next', prefix: '/'},
      {id: '2', facet: '2', description: 'version 2', prefix: '/docs/2/'},
    ]);
    // A page that isn't in the search index has the same version as other pages with its label.
    expect(records.map(versionOf)).toEqual(['latest', '2', '2', 'latest']);
  });
});
