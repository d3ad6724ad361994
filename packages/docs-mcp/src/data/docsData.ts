import type {IndexFile} from 'docusaurus-theme-search/engine';

/** Version of the form of the data; the server refuses any other. */
export const FORMAT = 3;

/** One heading of a page that can be linked to. */
export type DocsHeading = {readonly level: number; readonly title: string; readonly slug: string};

/** One page as the server gives it out. */
export type DocsPage = {
  /** Address below the base path, such as `/limits/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly headings: readonly DocsHeading[];
  /** The page as Markdown, with its title. */
  readonly markdown: string;
};

/** One code sample of a page. */
export type DocsSample = {
  /** Path of the page, and the heading above the sample. */
  readonly page: string;
  readonly section: string | null;
  /** Name of the language as fences write it, such as `js`. */
  readonly language: string;
  readonly title: string | null;
  readonly code: string;
  /** When the sample last ran and with what; `null` for a sample that no run is recorded for. */
  readonly verified: {readonly date: string; readonly tool: string} | null;
};

/** The index of each version for the embedded search engine, by its facet. */
export type SearchData = Readonly<Record<string, IndexFile>>;

/** Everything the server knows besides its options, which are part of the program. */
export type DocsData = {
  readonly format: number;
  readonly pages: readonly DocsPage[];
  readonly samples: readonly DocsSample[];
  readonly search: SearchData;
};

/** Name of the one data file, beside the program. */
export const DATA_FILE = 'data/docs.json';
