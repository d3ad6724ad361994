/** What the engine is asked. */
export type SearchRequest = {
  readonly query: string;
  /** Maximum number of sections in the answer, and of sections of one page. */
  readonly limit: number;
  readonly perPage: number;
  /** Maximum length of a snippet, in characters. */
  readonly snippetLength: number;
  /** Language of the samples that the reader chose (`src/config/tabLanguages.ts`), if any: its pages come first among equals. */
  readonly language?: string;
};

/** One section among the results, from the hosted or the embedded engine. */
export type SearchHit = {
  /** Address of the section and of its page, without the origin. */
  readonly url: string;
  readonly pageUrl: string;
  readonly pageTitle: string;
  /** Heading of the section; `null` where the hit is the page itself. */
  readonly heading: string | null;
  /** Heading, or title of the page, as HTML whose only tag is `<mark>`. */
  readonly titleHtml: string;
  readonly snippetHtml: string;
};

/** Answer to one query. */
export type SearchAnswer = {
  readonly hits: readonly SearchHit[];
  /** Number of pages that match. */
  readonly pageCount: number;
  /** Queries to try instead; empty where something was found. */
  readonly suggestions: readonly string[];
};
