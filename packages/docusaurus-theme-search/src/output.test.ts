import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {docsPlugin, readRecords, createSite} from '../tests/pages';
import type {IndexFile} from './engine/records';
import type {SearchOptions} from './options';
import {searchOutput, type Files} from './output';
import type {OutputContext, OutputPage} from './readDocs';

/** Three versions of the main docs, and a second instance with two. */
const PLUGINS = [
  docsPlugin(
    'community',
    {versionName: 'current', label: 'Next', path: '/site/community'},
    {versionName: '1.0', label: '1.0', path: '/site/community/1.0', isLast: false},
  ),
  {name: 'docusaurus-plugin-sitemap', options: {}},
  docsPlugin(
    'default',
    {versionName: 'current', label: 'Next', path: '/site/docs/next', isLast: false},
    {versionName: '3', label: 'Three', path: '/site/docs'},
    {versionName: '2', label: 'Two', path: '/site/docs/2', isLast: false},
  ),
];
const CONTEXT = createSite(...PLUGINS);

const page = (path: string, record: Partial<OutputPage['record']> = {}): OutputPage => ({
  record: {path, title: `Page ${path}`, description: 'What it is.', frontmatter: {}, unlisted: false, ...record},
  article: () =>
    load('<article><div class="theme-doc-markdown"><p>Text.</p><h2 id="one">One</h2><p>First.</p></div></article>'),
});

const PAGES = [
  '/docs/a/',
  '/docs/2/cli/run/',
  '/docs/next/a/',
  '/community/',
  '/community/1.0/rules/',
  '/blog/post/',
].map((path) => page(path));

function readIndexes(files: Files): Record<string, IndexFile> {
  const parsed = [...files]
    .filter(([name]) => /^search-data\/(?!part\.)/.test(name))
    .map(([, content]) => JSON.parse(content) as IndexFile);
  return Object.fromEntries(parsed.map((index) => [index.version, index]));
}

describe('the files of search', () => {
  const files = searchOutput()({pages: PAGES}, CONTEXT);

  it('have an index for each version, in which the latest of all docs instances are together', () => {
    const paths = Object.entries(readIndexes(files)).map(([key, index]) => [key, index.pages.map(({path}) => path)]);
    expect(Object.fromEntries(paths)).toEqual({
      latest: ['/docs/a/', '/community/'],
      current: ['/docs/next/a/'],
      2: ['/docs/2/cli/run/'],
      'community-1.0': ['/community/1.0/rules/'],
    });
  });

  it('have records that name the version and the tag, and leave out what is no page of the docs', () => {
    const records = readRecords(files);
    expect(
      records.filter(({anchor}) => anchor === null).map((one) => [one.url, one.version, one.docusaurus_tag]),
    ).toEqual([
      ['https://acme.example/site/docs/a/', 'latest', 'docs-default-3'],
      ['https://acme.example/site/docs/2/cli/run/', '2', 'docs-default-2'],
      ['https://acme.example/site/docs/next/a/', 'current', 'docs-default-current'],
      ['https://acme.example/site/community/', 'latest', 'docs-community-current'],
      ['https://acme.example/site/community/1.0/rules/', 'community-1.0', 'docs-community-1.0'],
    ]);
  });

  it('rank pages by their path below that of their version', () => {
    const [latest] = readIndexes(files).latest?.pages ?? [];
    const [old] = readIndexes(files)['2']?.pages ?? [];
    expect([latest?.rank, old?.rank]).toEqual([90, 80]);
  });

  describe('say where a page is', () => {
    const category = {type: 'category', label: 'Code', link: {type: 'doc', id: 'code'}};
    const nodejs = {type: 'category', label: 'Node.js', items: [{type: 'doc', id: 'a'}]};
    const heading = {type: 'category', label: 'Build', collapsible: false, items: [{...category, items: [nodejs]}]};
    const docs = [
      {permalink: '/site/docs/a', id: 'a'},
      {permalink: '/site/docs/code/', id: 'code'},
    ];
    const sidebars = {guides: [heading]};
    const plugin = docsPlugin('default', {versionName: '3', label: 'Three', path: '/site/docs', docs, sidebars});
    const locate = (options: Partial<SearchOptions>, labels: readonly string[]): (string | null)[] => {
      const menu = labels.map((label, at) => ({type: 'docSidebar', sidebarId: at === 0 ? 'guides' : 'api', label}));
      const themeConfig = {navbar: {items: [{label: 'Docs', items: menu}]}};
      const pages = [page('/docs/a/'), page('/docs/code/')];
      const site = createSite(plugin);
      const made = searchOutput(options)({pages}, {...site, siteConfig: {...site.siteConfig, themeConfig}});
      return readRecords(made)
        .filter(({anchor}) => anchor === null)
        .map(({hierarchy}) => hierarchy.lvl0);
    };

    it.each([
      ['by its categories, without headings and itself', {}, ['Guides'], ['Code › Node.js', null]],
      [
        'after the name of its sidebar, where there are several',
        {},
        ['指南', 'API'],
        ['指南 › Code › Node.js', '指南'],
      ],
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

  it('leave out pages that are unlisted or ask for it', () => {
    const hidden = [page('/docs/b/', {unlisted: true}), page('/docs/c/', {frontmatter: {search: false}})];
    expect(readRecords(searchOutput()({pages: hidden}, CONTEXT))).toEqual([]);
  });

  it('hold the title and the description of a page that lists what others say', () => {
    const list = page('/docs/changes/', {frontmatter: {search: 'title'}});
    expect(readRecords(searchOutput()({pages: [list]}, CONTEXT))).toMatchObject([
      {hierarchy: {lvl1: 'Page /docs/changes/', lvl2: null}, content: 'What it is.'},
    ]);
  });

  it('of another locale have ids of their own, so that one hosted index can hold all locales', () => {
    const german = {...CONTEXT, baseUrl: '/site/de/', i18n: {currentLocale: 'de', defaultLocale: 'en'}};
    const plugins = JSON.parse(JSON.stringify(PLUGINS).replaceAll('/site/', '/site/de/')) as OutputContext['plugins'];
    const made = searchOutput()({pages: PAGES}, {...german, plugins});
    expect(readRecords(made)[0]).toMatchObject({
      objectID: '/de/docs/a/~0',
      url: 'https://acme.example/site/de/docs/a/',
      language: 'de',
    });
    expect(readIndexes(made).latest).toMatchObject({locale: 'de', siteUrl: 'https://acme.example/site/de/'});
  });

  it('carry the synonyms, so that whoever opens an index searches alike', () => {
    const synonyms = [['sso', 'single sign-on']];
    expect(readIndexes(searchOutput({synonyms})({pages: PAGES}, CONTEXT)).latest?.synonyms).toEqual(synonyms);
  });

  it('cannot be made without the docs plugin, and the error says so', () => {
    expect(() => searchOutput()({pages: PAGES}, createSite())).toThrow(
      'docusaurus-theme-search needs the pages of docusaurus-plugin-content-docs: none is loaded.',
    );
  });
});
