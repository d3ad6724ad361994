import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import {docsPlugin, readRecords, siteWith} from '../tests/pages';
import type {HostedRecord} from './engine/records';
import {readOptions, type SearchOptions} from './options';
import {searchOutput} from './output';
import {readBuild, type OutputContext} from './readDocs';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

const site = (permalinks: readonly string[], sidebars: object = {}): OutputContext => {
  const docs = permalinks.map((permalink) => ({permalink, title: permalink, description: 'What it is.'}));
  return siteWith(docsPlugin('default', {versionName: 'current', label: 'Next', path: '/site/docs', docs, sidebars}));
};

/** The records of a site whose pages are read from its files. */
async function read(context: OutputContext, more: Partial<SearchOptions> = {}): Promise<HostedRecord[]> {
  const options = {...readOptions(), ...more};
  return readRecords(searchOutput(options)({pages: await readBuild(outDir, context, options)}, context));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(outDir, file)), {recursive: true});
  const html = `<main><article><div class="theme-doc-markdown"><p>${text}</p></div></article></main>`;
  writeFileSync(join(outDir, file), html);
}

it('reads the pages of a site by themselves, however the setting for slashes is', async () => {
  write('docs/a/index.html', 'With a slash.');
  write('docs/b.html', 'Without one.');
  write('docs/index.html', 'The start.');
  const records = await read(site(['/site/docs/a/', '/site/docs/b', '/site/docs/']));
  expect(records.map(({url, content}) => [url, content])).toEqual([
    ['https://acme.example/site/docs/a/', 'What it is. With a slash.'],
    ['https://acme.example/site/docs/b', 'What it is. Without one.'],
    ['https://acme.example/site/docs/', 'What it is. The start.'],
  ]);
});

it('reads the pages that Docusaurus makes of categories, at any depth', async () => {
  write('docs/a/index.html', 'Text.');
  write('docs/category/cats/index.html', 'A list.');
  const link = {
    type: 'generated-index',
    permalink: '/site/docs/category/cats',
    title: 'Cats',
    description: 'All cats.',
  };
  const category = {type: 'category', label: 'Small cats', link, items: []};
  const sidebars = {docs: [{type: 'category', label: 'Animals', items: [category]}]};
  const records = await read(site(['/site/docs/a/'], sidebars));
  expect(records[1]).toMatchObject({hierarchy: {lvl1: 'Cats'}, content: 'All cats.'});
});

it.each([
  [false, ['/site/docs/a/']],
  [true, ['/site/docs/a/', '/site/news/über/']],
])('finds the posts of a blog if the owner wants it: %s', async (blog, found) => {
  write('docs/a/index.html', 'Text.');
  write('news/über/index.html', 'Beitrag.');
  const context = site(['/site/docs/a/']);
  const metadata = {permalink: '/site/news/über', title: 'Über uns', description: '', frontMatter: {}, unlisted: false};
  const content = {blogTitle: 'Neues', blogPosts: [{metadata}]};
  const plugin = {name: 'docusaurus-plugin-content-blog', options: {id: 'default', routeBasePath: '/news'}, content};
  const records = await read({...context, plugins: [...context.plugins, plugin]}, {blog});
  expect(records.map(({url}) => decodeURI(new URL(url).pathname).replace(/\/?$/, '/'))).toEqual(found);
  expect(records.slice(1).map((record) => [record.version, record.docusaurus_tag, record.hierarchy.lvl0])).toEqual(
    found.slice(1).map(() => ['latest', 'default', 'Neues']),
  );
});

it('names the page without a file, and where it looked', async () => {
  await expect(read(site(['/site/docs/gone/']))).rejects.toThrow(
    'the build has no file for /docs/gone/; looked for /docs/gone/index.html, /docs/gone.html, /docs/gone',
  );
});
