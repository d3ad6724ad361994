/** A version of the documentation, as the box offers it. */
export type SearchVersion = {
  /** `latest`, or the name of the version in Docusaurus; the value of the `version` facet. */
  readonly key: string;
  /** What readers see. */
  readonly label: string;
  /** Where its pages are, with the base path, such as `/docs/` or `/docs/1.0`. */
  readonly path: string;
};

/** Key of the latest versions of all docs instances, which are searched together. */
export const LATEST = 'latest';

/** The version whose pages contain an address; `undefined` for an address of none. */
export function findVersion<Version extends Pick<SearchVersion, 'path'>>(
  versions: readonly Version[],
  pathname: string,
): Version | undefined {
  const withSlash = (path: string): string => path.replace(/\/?$/, '/');
  return versions
    .filter(({path}) => withSlash(pathname).startsWith(withSlash(path)))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** Durations in milliseconds, each with the reason for its default. */
export const TIMINGS = {
  /** A hosted answer that has not arrived after this time is replaced by one from the embedded index. */
  hostedTimeout: 1500,
  /** A hosted answer that takes this long has the embedded index loaded, to be ready in time. */
  hostedSlow: 500,
  /** After a failure hosted search is left alone for this long, doubled with each further failure. */
  hostedPause: 30_000,
  /** Hosted search is never left alone for longer than this. */
  hostedMaxPause: 300_000,
  /** A request to the worker fails after this time. */
  loadTimeout: 15_000,
  /** The search page waits this long after the last key before it searches. */
  typingPause: 60,
  /** Screen readers are told how much was found once this much time has passed without a key. */
  announcePause: 700,
} as const;

/** The durations by name. */
export type Timings = Readonly<Record<keyof typeof TIMINGS, number>>;

/** An index of Algolia or DocSearch, with the key that can only search. */
export type HostedIndex = {readonly appId: string; readonly apiKey: string; readonly indexName: string};

/** A link to a page of the site, offered where search has nothing. */
export type StartingPoint = {
  /** Address below the base path. */
  readonly to: string;
  /** Words inside of a sentence, such as "the guides". */
  readonly label: string;
};

/** Global data of the theme: what every page knows of search. It names files and loads none of them. */
export type SearchGlobalData = {
  /** Folder below the base path, and the files in it. */
  readonly folder: string;
  readonly worker: string;
  readonly style: string;
  /** Address of the search page below the base path; `null` where there is none. */
  readonly page: string | null;
  readonly hosted: HostedIndex | null;
  readonly versions: readonly SearchVersion[];
  readonly startVersion: 'page' | 'latest';
  readonly examples: readonly string[];
  readonly startingPoints: readonly StartingPoint[];
  readonly codeLanguageGroup: string | null;
  readonly storageKey: string;
  /** Whether the hosted index has pages of several locales. */
  readonly hasLocales: boolean;
  readonly timings: Partial<Timings>;
};

/** How much the search page asks for: sections at first and with each step, sections of one page, letters of a snippet. */
export const PAGE_AMOUNTS = {
  limit: 30,
  perPage: 3,
  /** About two lines. */
  snippetLength: 160,
} as const;
