import type {McpServer} from '@modelcontextprotocol/server';
import {decodePath, toAddress} from 'docusaurus-plugin-built-site/client';
import {createFullEngine, type SearchEngine, type FullIndex} from 'docusaurus-theme-search/engine';

/** A heading of a page with an id. */
export type DocsHeading = {readonly level: number; readonly title: string; readonly slug: string};

/** A page that the server serves. */
export type DocsPage = {
  /** Path below the base path, such as `/limits/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly headings: readonly DocsHeading[];
  /** The page as Markdown, with its title. */
  readonly markdown: string;
};

/** Embedded search index of each version, by facet. */
export type SearchData = Readonly<Record<string, FullIndex>>;

/** Data of the server. Its options are part of the program. */
export type DocsData = {
  /** Versions of the build, used unless the options contain others. */
  readonly versions: readonly ServedVersion[];
  readonly pages: readonly DocsPage[];
  readonly search: SearchData;
};

/** Name of the data file, relative to the program. */
export const DATA_FILE = 'data/docs.json';

/** One version of the documentation. */
export type ServedVersion = {
  /** The name that clients will use. @example 'v2' */
  readonly id: string;
  /** A few words to explain this version. @example 'the latest version' */
  readonly description: string;
  /** Where the routes start, below your `baseUrl`. @example '/v1/' */
  readonly prefix: string;
  /** The search index to use. @example 'latest' */
  readonly facet: string;
};

/** Options of the server. */
export type ServerOptions = {
  /** The name that clients will show in a list of servers. @example 'example-docs' */
  readonly name: string;
  /** The title that clients will show to people. @example 'Example documentation' */
  readonly title: string;
  /** The version to publish your documentation as. @example '1.0.0' */
  readonly version: string;
  /** Instructions for models to read before using the tools. @example 'Find sections with search, read them with get_page.' */
  readonly instructions: string;
  /** The name to use for your documentation when describing the tools. @example 'the Example documentation' */
  readonly documentation: string;
  /** The full address of your site including the base path and a trailing slash. @example 'https://example.com/docs/' */
  readonly siteUrl: string;
  /** The full address of the server over HTTP. Requests from other hosts are rejected unless they're from the same machine. @example 'https://example.com/docs/mcp' */
  readonly url: string;
  /** The versions to serve, starting with the latest. @default the versions in your build @example [{id: 'v2', description: 'the latest version', prefix: '/', facet: 'latest'}] */
  readonly versions?: readonly ServedVersion[];
  /** Addresses that have moved, below your `baseUrl`. @default [] @example [{from: '/old', to: '/new/'}] */
  readonly redirects?: readonly {readonly from: string; readonly to: string}[];
  /** Functions for adding your own tools and prompts. @default [] @example [(server, docs) => server.registerTool('get_status', …)] */
  readonly add?: readonly ((server: McpServer, docs: Docs) => void)[];
};

/** Server options, with the versions to serve. */
type ResolvedOptions = ServerOptions & {readonly versions: readonly [ServedVersion, ...ServedVersion[]]};

/** The documentation in memory, for all tools. */
export type Docs = {
  readonly site: ResolvedOptions;
  readonly pages: readonly DocsPage[];
  /** Finds a page by its path below the base path, encoded or decoded. */
  readonly getPage: (path: string) => DocsPage | undefined;
  /** Returns a version by id. */
  readonly getVersion: (id: string) => ServedVersion;
  /** Returns the search engine of a version, created on demand. */
  readonly getEngine: (version: string) => SearchEngine;
  /** Returns the URL of a path below the base path. */
  readonly getUrl: (path: string) => string;
};

/** Loads the data into memory. */
export function createDocs({pages, search, versions: built}: DocsData, options: ServerOptions): Docs {
  const {siteUrl} = options;
  const [latest, ...older] = options.versions ?? built;
  if (!latest)
    throw new Error('The build has no version with a search index. Build the site with docusaurus-theme-search.');
  const versions: ResolvedOptions['versions'] = [latest, ...older];
  const site = {...options, versions};
  const byPath = new Map(pages.map((page) => [decodePath(page.path), page]));
  const engines = new Map<string, SearchEngine>();
  const getVersionOrLatest = (id: string): ServedVersion => versions.find((version) => version.id === id) ?? latest;

  function getEngine(version: string): SearchEngine {
    const {id, facet} = getVersionOrLatest(version);
    const engine = engines.get(facet);
    if (engine) return engine;
    const index = Object.hasOwn(search, facet) ? search[facet] : undefined;
    if (!index) throw new Error(`The version ${id} can't be searched: the build has no search index "${facet}".`);
    const created = createFullEngine(index);
    engines.set(facet, created);
    return created;
  }

  return {
    site,
    pages,
    getPage: (path) => byPath.get(decodePath(path)),
    getVersion: getVersionOrLatest,
    getEngine,
    getUrl: (path) => toAddress(siteUrl, path.replace(/^\//, '')),
  };
}
