import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';

/** A version of the documentation, as the box offers it. */
export type SearchVersion = {
  /** `latest`, or the name of the version in Docusaurus; the value of the `version` facet. */
  readonly key: string;
  /** What readers see. */
  readonly label: string;
  /** Where its pages are, with the base path, such as `/docs/` or `/docs/1.0`. */
  readonly path: string;
  /** Tag of its pages in an index of DocSearch, and the docs instance that it belongs to. */
  readonly tag: string;
  readonly instance: string;
};

/** Key of the latest versions of all docs instances, which are searched together. */
export const LATEST = 'latest';

/** The version whose pages contain an address; `undefined` for an address of none. */
export function findVersionByPath<Version extends Pick<SearchVersion, 'path'>>(
  versions: readonly Version[],
  pathname: string,
): Version | undefined {
  const addSlash = (path: string): string => path.replace(/\/?$/, '/');
  return versions
    .filter(({path}) => addSlash(pathname).startsWith(addSlash(path)))
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
  waitShown: 300,
  /** How long to wait after the last key before announcing the number of results to screen readers. */
  announcePause: 700,
} as const;

/** The durations by name. */
export type Timings = Readonly<Record<keyof typeof TIMINGS, number>>;

/** A link to a page of the site, offered where search has nothing. */
export type StartingPoint = {
  /** Address below the base path. */
  readonly to: string;
  /** Words of the link. */
  readonly label: string;
};

/** Global data of the theme: what the components know of search. */
export type SearchGlobalData = {
  /** Address of the module that makes the box and the search page work. */
  readonly module: string;
  /** Address of the search page, or `null`. */
  readonly pageUrl: string | null;
};

/** What the build tells the module of the box and the search page. */
export type BoxSettings = {
  /** Base path of the locale, with its slashes, and the same with the origin for which the site is built. */
  readonly base: string;
  readonly siteUrl: string;
  readonly locale: string;
  /** Address of the worker; `null` where the site is being written and has no index. */
  readonly worker: string | null;
  /** Address of the search page; `null` where there is none. */
  readonly pageUrl: string | null;
  /** The hosted index, as `themeConfig.algolia` describes it. */
  readonly hosted: ThemeConfigAlgolia | null;
  readonly versions: readonly SearchVersion[];
  readonly startVersion: 'page' | 'latest';
  readonly startingPoints: readonly StartingPoint[];
  readonly timings: Timings;
};
