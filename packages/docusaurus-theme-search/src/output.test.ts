import {describe, expect, it} from '@jest/globals';
import {load, type CheerioAPI} from 'cheerio';
import {createDocsPlugin, readRecords, createSite} from '../tests/pages';
import type {IndexFile} from './engine/records';
import {resolveOptions, type PluginOptions} from './options';
import {createSearchFiles, type Files} from './output';
import type {ListedPage, SearchContext} from './readDocs';

const page = (permalink: string, more: Partial<ListedPage> = {}): Partial<ListedPage> => ({
  permalink,
  title: `Page ${permalink}`,
  description: 'What it is.',
  ...more,
});

/** Three versions of the main docs, and a second instance with two. */
const PLUGINS = [
  createDocsPlugin(
    'community',
    {versionName: 'current', label: 'Next', path: '/site/community', docs: [page('/site/community/')]},
    {
      versionName: '1.0',
      label: '1.0',
      path: '/site/community/1.0',
      isLast: false,
      docs: [page('/site/community/1.0/rules/')],
    },
  ),
  {name: 'docusaurus-plugin-sitemap', options: {id: 'default'}, content: undefined},
  createDocsPlugin(
    'default',
    {
      versionName: 'current',
      label: 'Next',
      path: '/site/docs/next',
      isLast: false,
      docs: [page('/site/docs/next/a/')],
    },
    {versionName: '3', label: 'Three', path: '/site/docs', docs: [page('/site/docs/a/')]},
    {versionName: '2', label: 'Two', path: '/site/docs/2', isLast: false, docs: [page('/site/docs/2/cli/run/')]},
  ),
];
const CONTEXT = createSite(...PLUGINS);

const article = () =>
  load('<article><div class="theme-doc-markdown"><p>Text.</p><h2 id="one">One</h2><p>First.</p></div></article>');
const SITE = {findArticle: () => ({article, derive: <T>(_: object, make: ($: CheerioAPI) => T) => make(article())})};

/** The files of a site whose pages all have the same text. */
const createFiles = (context: SearchContext, more: Partial<PluginOptions> = {}): Files =>
  createSearchFiles(SITE, context, {...resolveOptions(), ...more});

const createSmallSite = (...docs: Partial<ListedPage>[]): SearchContext =>
  createSite(createDocsPlugin('default', {versionName: '3', label: 'Three', path: '/site/docs', docs}));

function readIndexes(files: Files): Record<string, IndexFile> {
  const parsed = [...files]
    .filter(([name]) => /^search-data\/(?!part\.)/.test(name))
    .map(([, content]) => JSON.parse(content) as IndexFile);
  return Object.fromEntries(parsed.map((index) => [index.version, index]));
}

const files = createFiles(CONTEXT);

it('creates an index for each version, merging the latest versions of all docs instances', () => {
  const paths = Object.entries(readIndexes(files)).map(([key, index]) => [key, index.pages.map(({path}) => path)]);
  expect(Object.fromEntries(paths)).toEqual({
    latest: ['/docs/a/', '/community/'],
    current: ['/docs/next/a/'],
    2: ['/docs/2/cli/run/'],
    'community-1.0': ['/community/1.0/rules/'],
  });
});

it('adds the version and tag to records', () => {
  const records = readRecords(files);
  expect(
    records.filter(({anchor}) => anchor === null).map((one) => [one.url, one.version, one.docusaurus_tag]),
  ).toEqual([
    ['https://acme.example/site/docs/a/', 'latest', 'docs-default-3'],
    ['https://acme.example/site/community/', 'latest', 'docs-community-current'],
    ['https://acme.example/site/docs/next/a/', 'current', 'docs-default-current'],
    ['https://acme.example/site/docs/2/cli/run/', '2', 'docs-default-2'],
    ['https://acme.example/site/community/1.0/rules/', 'community-1.0', 'docs-community-1.0'],
  ]);
});

it('ranks pages by the depth of their path in the version', () => {
  const [latest] = readIndexes(files).latest?.pages ?? [];
  const [old] = readIndexes(files)['2']?.pages ?? [];
  expect([latest?.rank, old?.rank]).toEqual([90, 80]);
});

describe('the place of a page', () => {
  const category = {type: 'category', label: 'Code', link: {type: 'doc', id: 'code'}};
  const nodejs = {type: 'category', label: 'Node.js', items: [{type: 'doc', id: 'a'}]};
  const heading = {type: 'category', label: 'Build', collapsible: false, items: [{...category, items: [nodejs]}]};
  const docs = [
    {permalink: '/site/docs/a', id: 'a'},
    {permalink: '/site/docs/code/', id: 'code'},
  ];
  const sidebars = {guides: [heading]};
  const plugin = createDocsPlugin('default', {versionName: '3', label: 'Three', path: '/site/docs', docs, sidebars});
  const locate = (options: Partial<PluginOptions>, labels: readonly string[]): (string | null)[] => {
    const menu = labels.map((label, at) => ({type: 'docSidebar', sidebarId: at === 0 ? 'guides' : 'api', label}));
    const themeConfig = {navbar: {items: [{label: 'Docs', items: menu}]}};
    const site = createSite(plugin);
    return readRecords(createFiles({...site, siteConfig: {...site.siteConfig, themeConfig}}, options))
      .filter(({anchor}) => anchor === null)
      .map(({hierarchy}) => hierarchy.lvl0);
  };

  it.each([
    ['by its categories, without headings and itself', {}, ['Guides'], ['Code › Node.js', null]],
    ['after the name of its sidebar if there are several', {}, ['指南', 'API'], ['指南 › Code › Node.js', '指南']],
    [
      'and the owner names sidebars',
      {categories: {guides: 'Leitfäden'}},
      [],
      ['Leitfäden › Code › Node.js', 'Leitfäden'],
    ],
    ['or leaves them unnamed', {categories: {guides: ''}}, ['Guides', 'API'], ['Code › Node.js', null]],
  ])('%s', (_, options, labels, places) => {
    expect(locate(options, labels)).toEqual(places);
  });
});

it('omits pages that are unlisted or excluded', () => {
  const hidden = [page('/site/docs/b/', {unlisted: true}), page('/site/docs/c/', {frontMatter: {search: false}})];
  expect(readRecords(createFiles(createSmallSite(...hidden)))).toEqual([]);
});

it('only includes the title and description of a page with `search: title`', () => {
  const list = page('/site/docs/changes/', {title: 'Changes', frontMatter: {search: 'title'}});
  expect(readRecords(createFiles(createSmallSite(list)))).toMatchObject([
    {hierarchy: {lvl1: 'Changes', lvl2: null}, content: 'What it is.'},
  ]);
});

it('creates different ids for each locale, so they can share a hosted index', () => {
  const i18n = {...CONTEXT.i18n, currentLocale: 'de', defaultLocale: 'en'};
  const plugins = JSON.parse(JSON.stringify(PLUGINS).replaceAll('/site/', '/site/de/')) as SearchContext['plugins'];
  const made = createFiles({...CONTEXT, baseUrl: '/site/de/', i18n, plugins});
  expect(readRecords(made)[0]).toMatchObject({
    objectID: '/de/docs/a/~0',
    url: 'https://acme.example/site/de/docs/a/',
    language: 'de',
  });
  expect(readIndexes(made).latest).toMatchObject({locale: 'de', siteUrl: 'https://acme.example/site/de/'});
});

it('includes the synonyms in the index', () => {
  const synonyms = [['sso', 'single sign-on']];
  expect(readIndexes(createFiles(CONTEXT, {synonyms})).latest?.synonyms).toEqual(synonyms);
});

it('throws without the docs plugin', () => {
  expect(() => createFiles(createSite())).toThrow(
    'docusaurus-theme-search needs the pages of docusaurus-plugin-content-docs: none is loaded.',
  );
});
