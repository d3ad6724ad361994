/** How much a match in each field counts. */
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
  /** Longer words that begin as the word being typed does, and shorter ones that it goes on from. */
  prefix: 0.85,
  /** A word that differs in a letter or two. */
  misspelt: 0.6,
  /** Two words for one that the index does not know: `datastore` as `data store`. */
  split: 0.9,
  synonym: 0.4,
  /** A word with two neighbouring letters swapped. */
  swapped: 0.7,
} as const;

/** Factors of the ranking. */
export const WEIGHTS = {
  /** Exponent of the share of the query that a page matches. */
  pageCoverage: 0.85,
  /** Share of the next best sections that is added to the best section of a page. */
  furtherSections: 0.4,
  /** Added for a page whose sections all match. */
  focus: 0.95,
  /** Added for a page of the highest rank. */
  rank: 0.35,
  /** Title of a page that is the query, word for word. */
  titleIs: 2.4,
  /** Title of a page that is a synonym of the query: "Pricing" for "cost". */
  titleSynonym: 1.6,
  /** Heading of a section that is the query, letter for letter. */
  headingIs: 2.8,
  /** Section that has the query word for word, or its words in its headings, and one that has what the query puts in quotation marks. */
  phrase: 2,
  quotedPhrase: 100,
} as const;

/** A field of the index. */
export type Field = keyof typeof BOOSTS;
