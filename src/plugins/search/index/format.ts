/** Version of the files below; the engine refuses any other. */
export const FORMAT = 1;

/** A page in the first tier: path, title, rank, number of sections, description. */
export type PageRow = readonly [path: string, title: string, rank: number, sections: number, description: string];

/** A heading: level, text, id. An id of `0` stands for the id made from the text. */
export type HeadingRow = readonly [level: number, title: string, slug: string | 0];

/** Where the pieces of a list that is cut in files begin. */
export type Shards = {
  /** First letter, first term or first page of each file. */
  readonly starts: readonly (string | number)[];
  readonly files: readonly string[];
};

/** The first tier: what is fetched when the reader shows interest. */
export type CoreFile = {
  readonly format: number;
  readonly version: string;
  readonly pages: readonly PageRow[];
  /** Headings of all pages in order, without the pages themselves; `null` where they are too many. */
  readonly headings: readonly HeadingRow[] | null;
  readonly dictionary: Shards;
  readonly postings: Shards;
  readonly contents: Shards;
  /** Whether the second tier is small enough to be fetched at once. */
  readonly prefetch: boolean;
};

/** A part of the dictionary: all terms of some first letters. */
export type DictionaryFile = {
  /** Number of the first term. */
  readonly first: number;
  /** Sorted terms, one a line. */
  readonly terms: string;
  /** In how many sections each term stands. */
  readonly counts: readonly number[];
};

/**
 * Postings of consecutive terms. Each number is one section that holds the term:
 * its distance from the one before, then one bit for "in the heading", then three bits of impact.
 */
export type PostingsFile = {readonly first: number; readonly lists: readonly (readonly number[])[]};

/** Text of consecutive pages, and their headings where the first tier has none. */
export type ContentsFile = {
  readonly first: number;
  readonly texts: readonly (readonly string[])[];
  readonly headings?: readonly (readonly HeadingRow[])[];
};

/** Names the files of a build; the only file of search whose address does not change. */
export type Manifest = {
  readonly format: number;
  readonly build: string;
  /** First tier of each version. */
  readonly versions: Readonly<Record<string, string>>;
};

/** Steps of impact: 3 bits. */
export const IMPACT_STEPS = 8;

/** Added to the impact of a term in a section where it stands in the heading: the bit above. */
export const IN_HEADING = IMPACT_STEPS;

/** Packs one posting. */
export function packPosting(distance: number, inHeading: boolean, impact: number): number {
  return distance * 16 + (inHeading ? IN_HEADING : 0) + impact;
}

/** Id that a heading gets when it names none: as the site makes it from plain words. */
export function plainSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}
