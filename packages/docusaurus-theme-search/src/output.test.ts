import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import type {IndexFile, Manifest} from './engine/records';
import type {ListedDoc, OutputContext, OutputPage} from './readDocs';
import {RECORDS_FILE, searchOutput, type Files, type HostedRecord} from './output';
import {validateRecords} from './pushIndex';

const doc = (permalink: string): ListedDoc => ({
  permalink,
  title: '',
  description: '',
  frontMatter: {},
  unlisted: false,
});

/** Three versions of the main docs, and a second instance with two. */
const PLUGINS: OutputContext['plugins'] = [
  {
    name: 'docusaurus-plugin-content-docs',
    options: {id: 'community'},
    content: {
      loadedVersions: [
        {versionName: 'current', label: 'Next', path: '/site/community', isLast: true, docs: []},
        {versionName: '1.0', label: '1.0', path: '/site/community/1.0', isLast: false, docs: []},
      ],
    },
  },
  {name: 'docusaurus-plugin-sitemap', options: {}},
  {
    name: 'docusaurus-plugin-content-docs',
    options: {id: 'default'},
    content: {
      loadedVersions: [
        {
          versionName: 'current',
          label: 'Next',
          path: '/site/docs/next',
          isLast: false,
          docs: [doc('/site/docs/next/a')],
        },
        {versionName: '3', label: 'Three', path: '/site/docs', isLast: true, docs: []},
        {versionName: '2', label: 'Two', path: '/site/docs/2', isLast: false, docs: []},
      ],
    },
  },
];

const CONTEXT: OutputContext = {
  siteConfig: {url: 'https://acme.example'},
  baseUrl: '/site/',
  i18n: {currentLocale: 'en', defaultLocale: 'en'},
  plugins: PLUGINS,
};

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

function readIndexes(files: Files, folder = 'search-data'): Record<string, IndexFile> {
  const read = <T>(name: string): T => JSON.parse(files.get(`${folder}/${name}`) ?? 'null') as T;
  const {versions} = read<Manifest>('manifest.json');
  return Object.fromEntries(Object.entries(versions).map(([key, name]) => [key, read<IndexFile>(name)]));
}

const readRecords = (files: Files): HostedRecord[] => JSON.parse(files.get(RECORDS_FILE) ?? 'null') as HostedRecord[];

describe('the files of search', () => {
  const files = searchOutput({categories: {cli: 'CLI'}})({pages: PAGES}, CONTEXT);

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
    expect(validateRecords(records)).toEqual([]);
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

  it('rank and name pages by their path below that of their version', () => {
    const [latest] = readIndexes(files).latest?.pages ?? [];
    const [old] = readIndexes(files)['2']?.pages ?? [];
    expect([latest?.rank, old?.rank]).toEqual([90, 80]);
    const categories = readRecords(files).map(({hierarchy, url}) => [url, hierarchy.lvl0]);
    expect(Object.fromEntries(categories)).toMatchObject({
      'https://acme.example/site/docs/a/': 'A',
      'https://acme.example/site/docs/2/cli/run/': 'CLI',
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

  it('are found by what a page is called besides its title', () => {
    const named = page('/docs/a/', {frontmatter: {keywords: ['oncilla'], tags: ['margay', {label: 'serval'}]}});
    const article = (): ReturnType<typeof load> =>
      load('<article><div class="markdown"><h1>Getting the ocelot to run</h1><p>Text.</p></div></article>');
    const made = searchOutput()({pages: [{...named, article}]}, CONTEXT);
    expect(readIndexes(made).latest?.pages[0]?.names).toEqual([
      'Getting the ocelot to run',
      'oncilla',
      'margay',
      'serval',
    ]);
    expect(readRecords(made)[0]?.code).toContain('Getting the ocelot to run');
  });

  it('of another locale have ids of their own, so that one hosted index can hold all locales', () => {
    const german = {...CONTEXT, baseUrl: '/site/de/', i18n: {currentLocale: 'de', defaultLocale: 'en'}};
    const plugins = JSON.parse(JSON.stringify(PLUGINS).replaceAll('/site/', '/site/de/')) as OutputContext['plugins'];
    const made = searchOutput({folder: 'find'})({pages: PAGES}, {...german, plugins});
    expect(readRecords(made)[0]).toMatchObject({
      objectID: '/de/docs/a/',
      url: 'https://acme.example/site/de/docs/a/',
      language: 'de',
    });
    expect(readIndexes(made, 'find').latest).toMatchObject({locale: 'de', siteUrl: 'https://acme.example/site/de/'});
  });

  it('carry the settings of the engine, so that whoever opens an index searches alike', () => {
    const settings = {synonyms: [['sso', 'single sign-on']], boosts: {title: 2}, weights: {rank: 0}};
    expect(readIndexes(searchOutput(settings)({pages: PAGES}, CONTEXT)).latest?.settings).toEqual(settings);
  });

  it('cannot be made without the docs plugin, and the error says so', () => {
    expect(() => searchOutput()({pages: PAGES}, {...CONTEXT, plugins: []})).toThrow(
      'docusaurus-theme-search needs the pages of docusaurus-plugin-content-docs: none is loaded.',
    );
  });
});
