import {beforeEach, expect, it} from '@jest/globals';
import {load, type CheerioAPI} from 'cheerio';
import {getPageFile} from 'docusaurus-plugin-built-site/client';
import {createDocsPlugin, readRecords, createSite} from '../tests/pages';
import type {HostedRecord} from './engine/records';
import {resolveOptions, type PluginOptions} from './options';
import {createSearchFiles} from './output';
import type {SearchContext} from './readDocs';

const files = new Map<string, string>();
beforeEach(() => files.clear());

const findArticle = (path: string) => {
  const html = [getPageFile(path), `${path.slice(1)}.html`].map((file) => files.get(decodeURI(file))).find(Boolean);
  const article = () => load(html ?? '');
  return html === undefined
    ? undefined
    : {article, derive: <T>(_: object, make: (article: CheerioAPI) => T) => make(article())};
};

const site = (permalinks: readonly string[], sidebars: object = {}): SearchContext => {
  const docs = permalinks.map((permalink) => ({permalink, title: permalink, description: 'What it is.'}));
  return createSite(
    createDocsPlugin('default', {versionName: 'current', label: 'Next', path: '/site/docs', docs, sidebars}),
  );
};

/** The records of a site whose pages are read from its files. */
function read(context: SearchContext, more: Partial<PluginOptions> = {}): HostedRecord[] {
  return readRecords(createSearchFiles({findArticle}, context, {...resolveOptions(), ...more}));
}

function write(file: string, text: string): void {
  files.set(file, `<main><article><div class="theme-doc-markdown"><p>${text}</p></div></article></main>`);
}

it('reads the pages with any trailingSlash setting', () => {
  write('docs/a/index.html', 'With a slash.');
  write('docs/b.html', 'Without one.');
  write('docs/index.html', 'The start.');
  const records = read(site(['/site/docs/a/', '/site/docs/b', '/site/docs/']));
  expect(records.map(({url, content}) => [url, content])).toEqual([
    ['https://acme.example/site/docs/a/', 'What it is. With a slash.'],
    ['https://acme.example/site/docs/b', 'What it is. Without one.'],
    ['https://acme.example/site/docs/', 'What it is. The start.'],
  ]);
});

it.each([
  [true, ['docs/', 'docs/plain/', 'docs/linked/', 'docs/v1.2/']],
  [false, ['docs', 'docs/plain', 'docs/linked', 'docs/v1.2']],
] as const)('returns page URLs for trailingSlash: %s', (trailingSlash, paths) => {
  for (const file of ['docs', 'docs/plain', 'docs/linked', 'docs/v1.2'])
    write(trailingSlash ? `${file}/index.html` : `${file}.html`, 'Text.');
  const context = site(['/site/docs/', '/site/docs/plain', '/site/docs/linked/', '/site/docs/v1.2']);
  const records = read({...context, siteConfig: {...context.siteConfig, trailingSlash}});
  expect(records.map(({url}) => url)).toEqual(paths.map((path) => `https://acme.example/site/${path}`));
});

it('reads generated category pages at any depth', () => {
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
  const records = read(site(['/site/docs/a/'], sidebars));
  expect(records[1]).toMatchObject({hierarchy: {lvl1: 'Cats'}, content: 'All cats.'});
});

it.each([
  [false, ['/site/docs/a/']],
  [true, ['/site/docs/a/', '/site/news/über/']],
])('includes blog posts if configured: %s', (blog, found) => {
  write('docs/a/index.html', 'Text.');
  write('news/über/index.html', 'Beitrag.');
  const context = site(['/site/docs/a/']);
  const metadata = {permalink: '/site/news/über', title: 'Über uns', description: '', frontMatter: {}, unlisted: false};
  const content = {blogTitle: 'Neues', blogPosts: [{metadata}]};
  const plugin = {name: 'docusaurus-plugin-content-blog', options: {id: 'default', routeBasePath: '/news'}, content};
  const records = read({...context, plugins: [...context.plugins, plugin]}, {blog});
  expect(records.map(({url}) => decodeURI(new URL(url).pathname).replace(/\/?$/, '/'))).toEqual(found);
  expect(records.slice(1).map((record) => [record.version, record.docusaurus_tag, record.hierarchy.lvl0])).toEqual(
    found.slice(1).map(() => ['latest', 'default', 'Neues']),
  );
});

it.each([
  [true, '/docs/plain/'],
  [false, '/docs/plain'],
  [undefined, '/docs/plain'],
])('resolves URLs with trailingSlash %s', (trailingSlash, address) => {
  write('docs/plain/index.html', 'Text.');
  const context = site(['/site/docs/plain']);
  const [record] = read({...context, siteConfig: {...context.siteConfig, trailingSlash}});
  expect(record?.url).toBe(`https://acme.example/site${address}`);
});

it('names a page without a file', () => {
  expect(() => read(site(['/site/docs/gone/']))).toThrow('the build has no file for /docs/gone/');
});
