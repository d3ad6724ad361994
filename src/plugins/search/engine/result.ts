/** What is asked of the engine. */
export type SearchRequest = {
  readonly query: string;
  /** Most sections in the answer, and most of them of one page. */
  readonly limit: number;
  readonly perPage: number;
  /** Longest text of a section, in characters. */
  readonly snippet: number;
};

/** One section among the results. */
export type SearchHit = {
  /** Path of the page below the base path, and the id of the heading; `null` for the page itself. */
  readonly path: string;
  readonly anchor: string | null;
  readonly pageTitle: string;
  /** Heading of the section; the title for the page itself. */
  readonly heading: string;
  /** HTML in which nothing but `<mark>` is a tag. */
  readonly headingHtml: string;
  readonly snippetHtml: string;
};

/** Answer to one query. */
export type SearchAnswer = {
  readonly hits: readonly SearchHit[];
  /** How many pages hold something of the query. */
  readonly pages: number;
  /** What to search for instead; empty where something was found. */
  readonly suggestions: readonly string[];
  /** `titles` where the bodies could not be read in time. */
  readonly depth: 'full' | 'titles';
};
