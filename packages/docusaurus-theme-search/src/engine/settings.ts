/** Weights of the fields. */
export const BOOSTS = {
  /** Title of a page, in the record of the page itself. */
  title: 3.6,
  /** Heading of a section. */
  heading: 2.9,
  /** Title of the page that a section belongs to. */
  page: 0.5,
  /** Identifiers in the code of a section. */
  code: 0.4,
  content: 1.1,
} as const;

/** Quality of an alternative to a query word; the word itself counts 1. */
export const QUALITY = {
  /** A longer word that begins with it or contains it, or a shorter one that it begins with. */
  prefix: 0.85,
  /** A word with an edit distance of one or two. */
  misspelt: 0.6,
  /** A word that isn't in the index, as two that are: `datastore` as `data store`. */
  split: 0.9,
  synonym: 0.4,
  /** A word with two adjacent letters swapped. */
  swapped: 0.7,
} as const;

/** Factors of the ranking. */
export const WEIGHTS = {
  /** Exponent of the share of the query that a page matches. */
  pageCoverage: 0.5,
  /** Share of the next best sections that is added to the best section of a page. */
  furtherSections: 0.4,
  /** Bonus for a page whose sections all match. */
  focus: 0.95,
  /** Bonus for a page of the highest rank. */
  rank: 0.35,
  /** Page title that equals the query. */
  titleIs: 2.4,
  /** Share of it for another name of a page, such as its label in the sidebar. */
  nameIs: 0.5,
  /** Page title that is a synonym of the query: "Pricing" for "cost". */
  titleSynonym: 1.6,
  /** Heading that equals the query. */
  headingIs: 2.8,
  /** Share of it for the first cell of a table row. */
  rowIs: 0.4,
  /** Sections with the query as a phrase or its words in headings, and sections with a quoted phrase. */
  phrase: 2,
  quotedPhrase: 100,
} as const;

/** A field of the index. */
export type Field = keyof typeof BOOSTS;
