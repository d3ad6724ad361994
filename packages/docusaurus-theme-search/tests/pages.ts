import type {SearchResponse, SearchRequest} from '../src/engine/response';
import {createFullEngine, type SearchEngine} from '../src/engine/createEngine';
import {createIndex} from '../src/engine/createIndex';
import {
  createPageRecords,
  type HostedRecord,
  type IndexSite,
  type SearchPage,
  type Section,
} from '../src/engine/records';
import {RECORDS_FILE, type Files} from '../src/output';
import type {ListedPage, PluginWithContent, SearchContext} from '../src/readDocs';

/** Creates a section of a page. */
export const createSection = (title: string, text = '', identifiers: string[] = []): Section => ({
  level: 2,
  title,
  slug: title.toLowerCase().replace(/\W+/g, '-'),
  text,
  identifiers,
});

/** Creates a page with its sections. */
export const createPage = (path: string, title: string, text = '', ...sections: Section[]): SearchPage => ({
  path,
  title,
  names: [],
  description: '',
  category: '',
  rank: 90,
  sections: [{level: 1, title, slug: null, text, identifiers: []}, ...sections],
});

/** Site properties for tests. */
export const SITE = {version: 'latest', siteUrl: 'https://docs.example/', locale: 'en', synonyms: []};

/** Creates an engine for pages. */
export const createTestEngine = (pages: readonly SearchPage[], site: Partial<IndexSite> = {}): SearchEngine =>
  createFullEngine(createIndex(pages, {...SITE, ...site}));

/** Searches for up to ten sections, and three per page. */
export const searchEngine = (
  engine: SearchEngine,
  query: string,
  more: Partial<SearchRequest> = {},
): Promise<SearchResponse> => engine.search({query, limit: 10, perPage: 3, snippetLength: 160, ...more});

/** Returns the page URL of each section that is found. */
export const findPageUrls = async (
  engine: SearchEngine,
  query: string,
  more: Partial<SearchRequest> = {},
): Promise<string[]> => (await searchEngine(engine, query, more)).hits.map(({pageUrl}) => pageUrl);

/** Returns the URL of the first page. */
export const findFirstPage = async (engine: SearchEngine, query: string): Promise<string | undefined> =>
  (await findPageUrls(engine, query))[0];

/** Returns the records of a page for a hosted index. */
export const getRecords = (own: SearchPage, version = 'latest'): HostedRecord[] => {
  const docusaurus_tag = `docs-default-${version === 'latest' ? 'current' : version}`;
  return createPageRecords(own, 'https://docs.example/docs/', {version, language: 'en', docusaurus_tag});
};

/** A version of the docs plugin, with optional content. */
type Version = {
  readonly versionName: string;
  readonly label: string;
  readonly path: string;
  readonly isLast?: boolean;
  readonly sidebars?: object;
  readonly docs?: readonly (Partial<ListedPage> & {readonly id?: string})[];
};

const DOC = {title: '', description: '', frontMatter: {}, unlisted: false};

/** Creates a docs plugin with its versions, as passed to `postBuild`. */
export const createDocsPlugin = (id: string, ...versions: readonly Version[]): PluginWithContent => ({
  name: 'docusaurus-plugin-content-docs',
  options: {id},
  content: {
    loadedVersions: versions.map(({docs = [], ...version}) => ({
      isLast: true,
      sidebars: {},
      ...version,
      docs: docs.map((doc) => ({...DOC, ...doc})),
    })),
  },
});

/** Creates a site with plugins. */
export const createSite = (...plugins: readonly PluginWithContent[]): SearchContext => ({
  siteConfig: {url: 'https://acme.example'} as SearchContext['siteConfig'],
  baseUrl: '/site/',
  i18n: {currentLocale: 'en', defaultLocale: 'en', locales: ['en']} as SearchContext['i18n'],
  plugins,
});

/** Returns the records for the hosted index from the search files. */
export const readRecords = (files: Files): HostedRecord[] =>
  JSON.parse(files.get(RECORDS_FILE) ?? '[]') as HostedRecord[];
