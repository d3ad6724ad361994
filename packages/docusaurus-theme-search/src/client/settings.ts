import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';

/** A version of the documentation. */
export type SearchVersion = {
  /** `latest`, or Docusaurus's version name; also the value of the `version` facet. */
  readonly key: string;
  readonly label: string;
  /** Path of its pages including the site's base path, such as `/docs/` or `/docs/1.0`. */
  readonly path: string;
  /** Tag of its pages in a DocSearch index, and its docs instance. */
  readonly tag: string;
  readonly instance: string;
};

/** Key of the latest versions of all docs instances, which are searched together. */
export const LATEST = 'latest';

/** Returns the version that contains a path, or `undefined`. */
export function findVersionByPath<Version extends Pick<SearchVersion, 'path'>>(
  versions: readonly Version[],
  pathname: string,
): Version | undefined {
  const addTrailingSlash = (path: string): string => path.replace(/\/?$/, '/');
  return versions
    .filter(({path}) => addTrailingSlash(pathname).startsWith(addTrailingSlash(path)))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** Durations in milliseconds. */
export const TIMINGS = {
  /** How long to wait for Algolia before showing results from the embedded index. */
  hostedTimeout: 1500,
  /** How long to wait for Algolia before loading the embedded index as a precaution. */
  hostedSlow: 500,
  /** How long to pause using Algolia after a failure. Each further failure doubles this time. */
  hostedPause: 30_000,
  /** The longest pause. */
  hostedMaxPause: 300_000,
  /** When to give up loading the search index. */
  loadTimeout: 15_000,
  /** How long to wait before telling the reader that a search is running. */
  searchingDelay: 300,
  /** How long to wait after the last key before announcing the number of results to screen readers. */
  announceDelay: 700,
} as const;

/** The durations by name. */
export type Timings = Readonly<Record<keyof typeof TIMINGS, number>>;

/** Names of the icons before links. */
export const ICON_NAMES = ['page', 'start', 'guide', 'code', 'table', 'help'] as const;

/** A link that is shown before a query, or if there are no results. */
export type StartingPoint = {
  /** Path below the base path, or the URL of another site. */
  readonly to: string;
  readonly label: string;
  /** What readers find there, in a few words. By default, the description of the page. */
  readonly description?: string;
  /** By default, a page. */
  readonly icon?: (typeof ICON_NAMES)[number];
};

/** Global data of the theme. */
export type SearchGlobalData = {
  /** URL of the module of the box and the search page. */
  readonly module: string;
  /** URL of the search page, or `null`. */
  readonly pageUrl: string | null;
};

/** Settings for the module of the box and the search page. */
export type SearchSettings = {
  /** Base path of the locale with a trailing slash, and the site's URL including it. */
  readonly base: string;
  readonly siteUrl: string;
  readonly locale: string;
  /** URL of the worker; `null` on the development server, which has no index. */
  readonly worker: string | null;
  /** URL of the search page, or `null`. */
  readonly pageUrl: string | null;
  /** The hosted index: `themeConfig.algolia`. */
  readonly hosted: ThemeConfigAlgolia | null;
  readonly versions: readonly SearchVersion[];
  readonly startVersion: 'page' | 'latest';
  readonly startingPoints: readonly StartingPoint[];
  readonly helpLinks: readonly StartingPoint[];
  readonly timings: Timings;
};
