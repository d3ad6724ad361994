import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import type {PluginRouteConfig} from '@docusaurus/types';
import {createChooseMode, readFrontMatterMode, readPageModes, toPagePath} from './readPageModes';

const DOCS = 'docusaurus-plugin-content-docs';
const PAGES = 'docusaurus-plugin-content-pages';

describe('createChooseMode', () => {
  it.each([
    ['a document', '/guides/start', DOCS, {}, 'interaction'],
    ['a blog', '/blog/first', 'docusaurus-plugin-content-blog', {}, 'interaction'],
    ['a page of the site', '/', PAGES, {}, 'load'],
    ['the not-found page', '/404', 'native', {}, 'load'],
    ['a page that a pattern names', '/demo', PAGES, {'/demo': 'visible'}, 'visible'],
    ['pages below a path', '/play/ground', DOCS, {'/play/**': 'idle'}, 'idle'],
    ['the first of two patterns', '/play/ground', DOCS, {'/play/**': 'load', '/**': 'interaction'}, 'load'],
    ['a page of no pattern', '/guides/start', DOCS, {'/play/**': 'load'}, 'interaction'],
  ] as const)('chooses for %s', (_, path, plugin, hydrate, mode) => {
    expect(createChooseMode(hydrate)(path, plugin)).toBe(mode);
  });
});

describe('readFrontMatterMode', () => {
  it.each([
    ['---\ntitle: A\nhydrate: load\n---\nText', 'load'],
    ['---\r\nhydrate: "idle"\r\n---\r\nText', 'idle'],
    ['---\ntitle: A\n---\nhydrate: load', undefined],
    ['Text', undefined],
  ])('reads %j', async (source, mode) => {
    expect(await readFrontMatterMode(source, 'docs/a.md')).toBe(mode);
  });

  it('names the file, what was given and what is allowed', async () => {
    await expect(readFrontMatterMode('---\nhydrate: now\n---\n', 'docs/a.md')).rejects.toThrow(
      'docs/a.md: front matter "hydrate: now" must be one of load, visible, idle, interaction',
    );
  });
});

it.each([
  ['/site/guides/start/', '/site/', '/guides/start'],
  ['/guides/start', '/', '/guides/start'],
  ['guides/start.html', '/', '/guides/start'],
  ['guides/start/index.html', '/', '/guides/start'],
  ['/docs/first-step.html/', '/', '/docs/first-step'],
  ['index.html', '/', '/'],
  ['/site/', '/site/', '/'],
  ['404.html', '/', '/404'],
])('takes %s below %s for %s', (address, baseUrl, path) => {
  expect(toPagePath(address, baseUrl)).toBe(path);
});

describe('readPageModes', () => {
  let siteDir: string;
  beforeEach(() => {
    siteDir = mkdtempSync(join(tmpdir(), 'modes-'));
  });
  afterEach(() => rmSync(siteDir, {recursive: true}));

  it('lets the front matter of a page win over patterns', async () => {
    writeFileSync(join(siteDir, 'own.md'), '---\nhydrate: load\n---\n');
    writeFileSync(join(siteDir, 'other.md'), 'Text');
    const page = (path: string, file: string) => ({path, component: '', metadata: {sourceFilePath: file}});
    const routes = [
      {
        path: '/docs/',
        component: '',
        plugin: {name: DOCS, id: 'default'},
        routes: [page('/docs/own/', 'own.md'), page('/docs/other/', 'other.md')],
      },
    ] satisfies PluginRouteConfig[];
    const modeOf = await readPageModes({routes, siteDir, baseUrl: '/', hydrate: {'/docs/**': 'idle'}});
    expect(['/docs/own', '/docs/other', '/404'].map(modeOf)).toEqual(['load', 'idle', 'load']);
  });
});
