/** How much a match in each field counts. */
export const FIELD_BOOSTS = {
  /** Title of a page, in the record of the page itself. */
  title: 3.6,
  /** Heading of a section. */
  heading: 3,
  /** Title of the page that a section belongs to. */
  page: 0.5,
  code: 0.4,
  content: 1,
} as const;

/** Quality of an alternative to a query word; the word itself counts 1. */
export const QUALITY = {
  /** Longer words that begin as the word being typed does, and the word with a likely ending. */
  prefix: 0.85,
  /** Two words for one that the index does not know: `datastore` as `data store`. */
  split: 0.9,
  synonym: 0.4,
  /** A word with two neighbouring letters swapped. */
  swapped: 0.7,
} as const;

/** Factors of the re-ranking; tuned with `npm run search:judge`. */
export const WEIGHTS = {
  /** Exponent of the share of the query that a page matches. */
  pageCoverage: 0.85,
  /** Share of the next best sections that is added to the best section of a page. */
  furtherSections: 0.5,
  /** Added for a page whose sections all match; smaller pages count as having `smallPage` sections. */
  focus: 0.95,
  smallPage: 6,
  /** Added for a page of the highest rank. */
  rank: 0.35,
  /** Title or heading that equals the query, or contains it as a phrase. */
  title: {equals: 1.9, contains: 1.35},
  heading: {equals: 1.05, contains: 1.2},
  /** A page or a section about the language that the reader chose. */
  language: 1.05,
  /** A section that contains a phrase in quotation marks. */
  quotedPhrase: 5,
} as const;
