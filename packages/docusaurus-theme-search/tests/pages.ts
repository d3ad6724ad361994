import type {SearchResponse, SearchRequest} from '../src/engine/response';
import {createWholeEngine, type SearchEngine} from '../src/engine/createEngine';
import {makeIndex} from '../src/engine/makeIndex';
import {toRecords, type HostedRecord, type IndexSite, type SearchPage, type Section} from '../src/engine/records';
import {RECORDS_FILE, type Files} from '../src/output';
import type {ListedPage, PluginWithContent, SearchContext} from '../src/readDocs';

/** A section of a page. */
export const createSection = (title: string, text = '', identifiers: string[] = []): Section => ({
  level: 2,
  title,
  slug: title.toLowerCase().replace(/\W+/g, '-'),
  text,
  identifiers,
});

/** A page by its title and text, with its sections. */
export const createPage = (path: string, title: string, text = '', ...sections: Section[]): SearchPage => ({
  path,
  title,
  names: [],
  description: '',
  category: '',
  rank: 90,
  sections: [{level: 1, title, slug: null, text, identifiers: []}, ...sections],
});

/** The site that the pages belong to. */
export const SITE = {version: 'latest', siteUrl: 'https://docs.example/', locale: 'en', synonyms: []};

/** Starts the engine on pages. */
export const createTestEngine = (pages: readonly SearchPage[], site: Partial<IndexSite> = {}): SearchEngine =>
  createWholeEngine(makeIndex(pages, {...SITE, ...site}));

/** Asks for ten sections, three of a page. */
export const searchEngine = (
  engine: SearchEngine,
  query: string,
  more: Partial<SearchRequest> = {},
): Promise<SearchResponse> => engine.search({query, limit: 10, perPage: 3, snippetLength: 160, ...more});

/** Addresses of the pages that are found, one for each section. */
export const findPageUrls = async (
  engine: SearchEngine,
  query: string,
  more: Partial<SearchRequest> = {},
): Promise<string[]> => (await searchEngine(engine, query, more)).hits.map(({pageUrl}) => pageUrl);

/** Address of the page that is found first. */
export const findFirstPage = async (engine: SearchEngine, query: string): Promise<string | undefined> =>
  (await findPageUrls(engine, query))[0];

/** The records of a page in a hosted index. */
export const getRecords = (own: SearchPage, version = 'latest'): HostedRecord[] => {
  const docusaurus_tag = `docs-default-${version === 'latest' ? 'current' : version}`;
  return toRecords(own, 'https://docs.example/docs/', {version, language: 'en', docusaurus_tag});
};

/** A version of the docs plugin; what is not given has no content. */
type Version = {
  readonly versionName: string;
  readonly label: string;
  readonly path: string;
  readonly isLast?: boolean;
  readonly sidebars?: object;
  readonly docs?: readonly (Partial<ListedPage> & {readonly id?: string})[];
};

const DOC = {title: '', description: '', frontMatter: {}, unlisted: false};

/** A docs plugin with its versions, as Docusaurus hands it to `postBuild`. */
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

/** A site with plugins. */
export const createSite = (...plugins: readonly PluginWithContent[]): SearchContext => ({
  siteConfig: {url: 'https://acme.example'} as SearchContext['siteConfig'],
  baseUrl: '/site/',
  i18n: {currentLocale: 'en', defaultLocale: 'en', locales: ['en']} as SearchContext['i18n'],
  plugins,
});

/** The records of the hosted index among the files of search. */
export const readRecords = (files: Files): HostedRecord[] =>
  JSON.parse(files.get(RECORDS_FILE) ?? '[]') as HostedRecord[];
