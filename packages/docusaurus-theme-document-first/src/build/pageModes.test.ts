import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import type {AllContent, PluginRouteConfig} from '@docusaurus/types';
import {createChooseMode, listPagesWithEffects, readFrontMatterMode, readPageModes, toPagePath} from './pageModes';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'modes-'));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

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

function write(file: string, text: string): void {
  mkdirSync(dirname(join(siteDir, file)), {recursive: true});
  writeFileSync(join(siteDir, file), text);
}

it('names pages whose components have effects, unless somebody has said when they start', async () => {
  write('src/components/Chart/index.tsx', 'useEffect(() => draw());');
  write('src/components/Note.jsx', 'export default () => <p>Note</p>;');
  const chart = "import Chart from '@site/src/components/Chart';\n";
  const pages = {
    'docs/chart.mdx': chart,
    'docs/near.mdx': "import {Chart} from '../src/components/Chart';\n",
    'docs/note.mdx': "import Note from '@site/src/components/Note';\nimport Part from './_part.mdx';\n",
    'docs/own.mdx': `---\nhydrate: interaction\n---\n${chart}`,
    'docs/live.mdx': `---\nhydrate: visible\n---\n${chart}`,
    'docs/play/ground.mdx': chart,
    'docs/tools/ruler.mdx': chart,
  };
  for (const [file, text] of Object.entries(pages)) write(file, text);
  const docs = Object.keys(pages).map((file) => ({
    permalink: `/site/${file.replace('.mdx', '')}`,
    source: `@site/${file}`,
  }));
  const allContent = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
    'docusaurus-plugin-content-blog': {default: undefined},
  } as unknown as AllContent;
  const site = {
    siteDir,
    baseUrl: '/site/',
    hydrate: {'/docs/play/**': 'load', '/docs/tools/**': 'interaction'},
  } as const;
  expect(await listPagesWithEffects(allContent, site)).toEqual([
    'docs/chart.mdx: @site/src/components/Chart',
    'docs/near.mdx: ../src/components/Chart',
  ]);
  expect(await listPagesWithEffects(allContent, {...site, hydrate: {}})).toHaveLength(4);
});
