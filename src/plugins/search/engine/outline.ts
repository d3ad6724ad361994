import {FORMAT, plainSlug, type CoreFile, type HeadingRow} from '../index/format';
import {SearchIndexError} from './loadFile';

/** A page of the index. */
export type PageEntry = {
  readonly index: number;
  readonly path: string;
  readonly title: string;
  readonly rank: number;
  readonly description: string;
  /** Number of its first section, which stands for the page itself. */
  readonly first: number;
  readonly sections: number;
};

/** A heading of the index. */
export type HeadingEntry = {readonly level: number; readonly title: string; readonly slug: string | null};

/** The pages and sections of an index by number. */
export type Outline = {
  /** Number of sections. */
  readonly size: number;
  readonly pages: readonly PageEntry[];
  /** Number of the page of each section. */
  readonly owners: Int32Array;
  /** 1 for each section that stands for a page itself. */
  readonly tops: Uint8Array;
  readonly pageOf: (section: number) => PageEntry;
  readonly isPage: (section: number) => boolean;
  /** Heading of a section; `undefined` while it has not been fetched. */
  readonly headingOf: (section: number) => HeadingEntry | undefined;
  /** Takes in the headings of a page that the first tier did not hold. */
  readonly addHeadings: (page: number, rows: readonly HeadingRow[]) => void;
};

function toPages(core: CoreFile): PageEntry[] {
  let first = 0;
  return core.pages.map(([path, title, rank, sections, description], index) => {
    const page = {index, path, title, rank, description, first, sections};
    first += sections;
    return page;
  });
}

function toHeading([level, title, slug]: HeadingRow): HeadingEntry {
  return {level, title, slug: slug === 0 ? plainSlug(title) : slug};
}

function isCore(core: CoreFile): boolean {
  return core?.format === FORMAT && Array.isArray(core.pages) && Array.isArray(core.dictionary?.files);
}

/**
 * Reads the first tier.
 *
 * @throws when it is of another format or is not an index at all.
 */
export function readOutline(core: CoreFile): Outline {
  if (!isCore(core)) throw new SearchIndexError('damaged', 'the list of titles is not what it should be');
  const pages = toPages(core);
  const size = pages.reduce((sum, {sections}) => sum + sections, 0);
  const owners = new Int32Array(size);
  const tops = new Uint8Array(size);
  pages.forEach(({index, first, sections}) => {
    owners.fill(index, first, first + sections);
    if (sections > 0) tops[first] = 1;
  });
  const headings: (HeadingEntry | undefined)[] = new Array<HeadingEntry | undefined>(size).fill(undefined);

  function pageOf(section: number): PageEntry {
    const page = pages[owners[section] ?? -1];
    if (!page) throw new SearchIndexError('damaged', `there is no section ${section}`);
    return page;
  }
  function addHeadings(index: number, rows: readonly HeadingRow[]): void {
    const page = pages[index];
    rows.forEach((row, at) => page && (headings[page.first + 1 + at] = toHeading(row)));
  }

  pages.forEach(({first, title}) => (headings[first] = {level: 1, title, slug: null}));
  const rows = core.headings ?? [];
  let at = 0;
  for (const {index, sections} of core.headings ? pages : []) {
    addHeadings(index, rows.slice(at, at + sections - 1));
    at += sections - 1;
  }
  return {
    size,
    pages,
    owners,
    tops,
    pageOf,
    isPage: (section) => tops[section] === 1,
    headingOf: (s) => headings[s],
    addHeadings,
  };
}
