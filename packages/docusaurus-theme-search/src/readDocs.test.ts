import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import {RECORDS_FILE, searchOutput, type HostedRecord} from './output';
import {readOptions} from './options';
import {readBuild, type OutputContext} from './readDocs';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

const site = (...permalinks: string[]): OutputContext => ({
  siteConfig: {url: 'https://acme.example'},
  baseUrl: '/site/',
  i18n: {currentLocale: 'en', defaultLocale: 'en'},
  plugins: [
    {
      name: 'docusaurus-plugin-content-docs',
      options: {id: 'default'},
      content: {
        loadedVersions: [
          {
            versionName: 'current',
            label: 'Next',
            path: '/site/docs',
            isLast: true,
            sidebars: {},
            docs: permalinks.map((permalink) => ({
              permalink,
              title: permalink,
              description: 'What it is.',
              frontMatter: {},
              unlisted: false,
            })),
          },
        ],
      },
    },
  ],
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(outDir, file)), {recursive: true});
  const html = `<main><article><div class="theme-doc-markdown"><p>${text}</p></div></article></main>`;
  writeFileSync(join(outDir, file), html);
}

it('reads the pages of a site by themselves, however the setting for slashes is', async () => {
  write('docs/a/index.html', 'With a slash.');
  write('docs/b.html', 'Without one.');
  write('docs/index.html', 'The start.');
  const context = site('/site/docs/a/', '/site/docs/b', '/site/docs/');
  const files = searchOutput()({pages: await readBuild(outDir, context, readOptions())}, context);
  const records = JSON.parse(files.get(RECORDS_FILE) ?? '[]') as HostedRecord[];
  expect(records.map(({url, content}) => [url, content])).toEqual([
    ['https://acme.example/site/docs/a/', 'What it is. With a slash.'],
    ['https://acme.example/site/docs/b', 'What it is. Without one.'],
    ['https://acme.example/site/docs/', 'What it is. The start.'],
  ]);
});

it('reads the pages that Docusaurus makes of categories, at any depth', async () => {
  write('docs/a/index.html', 'Text.');
  write('docs/category/cats/index.html', 'A list.');
  const context = site('/site/docs/a/');
  const link = {
    type: 'generated-index',
    permalink: '/site/docs/category/cats',
    title: 'Cats',
    description: 'All cats.',
  };
  const category = {type: 'category', label: 'Small cats', link, items: []};
  const sidebars = {docs: [{type: 'category', label: 'Animals', items: [category]}]};
  const [plugin] = context.plugins as unknown as [{content: {loadedVersions: [object]}}];
  Object.assign(plugin.content.loadedVersions[0], {sidebars});
  const files = searchOutput()({pages: await readBuild(outDir, context, readOptions())}, context);
  const records = JSON.parse(files.get(RECORDS_FILE) ?? '[]') as HostedRecord[];
  expect(records[1]).toMatchObject({hierarchy: {lvl1: 'Cats'}, content: 'All cats.'});
});

it.each([
  [false, ['/site/docs/a/']],
  [true, ['/site/docs/a/', '/site/news/über/']],
])('finds the posts of a blog if the owner wants it: %s', async (blog, found) => {
  write('docs/a/index.html', 'Text.');
  write('news/über/index.html', 'Beitrag.');
  const context = site('/site/docs/a/');
  const metadata = {permalink: '/site/news/über', title: 'Über uns', description: '', frontMatter: {}, unlisted: false};
  const content = {blogTitle: 'Neues', blogPosts: [{metadata}]};
  const plugin = {name: 'docusaurus-plugin-content-blog', options: {id: 'default', routeBasePath: '/news'}, content};
  const withBlog = {...context, plugins: [...context.plugins, plugin]};
  const options = {...readOptions(), blog};
  const files = searchOutput(options)({pages: await readBuild(outDir, withBlog, options)}, withBlog);
  const records = JSON.parse(files.get(RECORDS_FILE) ?? '[]') as HostedRecord[];
  expect(records.map(({url}) => decodeURI(new URL(url).pathname).replace(/\/?$/, '/'))).toEqual(found);
  expect(records.slice(1).map((record) => [record.version, record.docusaurus_tag, record.hierarchy.lvl0])).toEqual(
    found.slice(1).map(() => ['latest', 'default', 'Neues']),
  );
});

it('names the page without a file, and where it looked', async () => {
  await expect(readBuild(outDir, site('/site/docs/gone/'), readOptions())).rejects.toThrow(
    'the build has no file for /docs/gone/; looked for /docs/gone/index.html, /docs/gone.html, /docs/gone',
  );
});
