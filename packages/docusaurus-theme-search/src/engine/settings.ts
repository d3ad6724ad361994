/** How much a match in each field counts. */
export const BOOSTS = {
  /** Title of a page, in the record of the page itself. */
  title: 3.6,
  /** Heading of a section. */
  heading: 3,
  /** Title of the page that a section belongs to. */
  page: 0.5,
  /** Identifiers in the code of a section. */
  code: 0.4,
  content: 1,
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

/** Factors of the re-ranking. */
export const WEIGHTS = {
  /** Exponent of the share of the query that a page matches. */
  pageCoverage: 0.85,
  /** Share of the next best sections that is added to the best section of a page. */
  furtherSections: 0.5,
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
  /** A page or a section about the language of code that the reader chose. */
  codeLanguage: 1.05,
  /** A section that contains a phrase in quotation marks. */
  quotedPhrase: 5,
} as const;

/** A field of the index. */
export type Field = keyof typeof BOOSTS;

/** The boosts by field, and the factors of the re-ranking by name. */
export type Boosts = Readonly<Record<Field, number>>;
export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>;

/** What a site decides about the engine. It is part of the index, so that whoever opens one searches alike. */
export type EngineSettings = {
  /** Each form in a line finds the others. */
  readonly synonyms: readonly (readonly string[])[];
  readonly boosts: Partial<Boosts>;
  readonly weights: Partial<Weights>;
};
