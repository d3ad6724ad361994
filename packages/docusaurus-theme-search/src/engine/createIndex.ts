import {indexPages} from './postings';
import {
  FORMAT,
  getSectionText,
  toSlug,
  type IndexSite,
  type PageEntry,
  type Part,
  type SearchPage,
  type Section,
  type TermsPart,
  type TextsPart,
  type FullIndex,
} from './records';

/** Target length of a vocabulary part. If this would create too many parts, they're longer. */
const TERMS_LENGTH = 5000;
const MAX_TERMS_PARTS = 1500;
/** Target length of the texts in a part. The last page of a part may exceed it. */
const TEXTS_LENGTH = 4000;
/** Maximum number of sections if the index file has the headings. Beyond it, they're only in the vocabulary. */
const MAX_HEADINGS = 2000;

const encodeHeading = ({title, slug}: Section): PageEntry['headings'][number] =>
  slug === toSlug(title) ? title : [title];

/** Splits a list into runs that have at least the wanted length. The last one may be shorter. */
function splitIntoRuns<Item>(items: readonly Item[], getLength: (item: Item) => number, wanted: number): Item[][] {
  const runs: Item[][] = [];
  let length = Infinity;
  for (const item of items) {
    if (length >= wanted) {
      runs.push([]);
      length = 0;
    }
    runs.at(-1)?.push(item);
    length += getLength(item);
  }
  return runs;
}

/** Returns the shortest prefix of a term that sorts after the previous term. */
function getShortestPrefix(term: string, before: string): string {
  let length = 1;
  while (term.slice(0, length) <= before) length += 1;
  return term.slice(0, length);
}

/**
 * Creates the index of one version: the index file and its parts.
 *
 * @param hash creates the build name from the content of the parts, if they become files
 */
export function createIndex(
  pages: readonly SearchPage[],
  site: IndexSite & {readonly version: string},
  hash: (content: string) => string = () => '',
): FullIndex {
  const indexed = pages.map((page) => ({
    ...page,
    size: page.sections.length,
    sections: page.sections.map((section) => ({...section, text: getSectionText(page, section)})),
  }));
  const entries = [...indexPages(indexed, site)].sort(([a], [b]) => (a < b ? -1 : 1));
  const getTermLength = ([term, postings]: readonly [string, readonly number[]]): number =>
    term.length + postings.length * 4 + 6;
  const total = entries.reduce((sum, entry) => sum + getTermLength(entry), 0);
  const termsParts: TermsPart[] = splitIntoRuns(
    entries,
    getTermLength,
    Math.max(TERMS_LENGTH, total / MAX_TERMS_PARTS),
  );
  const textsParts: TextsPart[] = splitIntoRuns(
    indexed.map(({sections}) => sections.map(({title, slug, text}) => ({title, slug, text}))),
    (sections) => sections.reduce((sum, {text}) => sum + text.length, 0),
    TEXTS_LENGTH,
  );
  const parts: Part[] = [...termsParts, ...textsParts];
  const hasHeadings = indexed.reduce((sum, {size}) => sum + size, 0) <= MAX_HEADINGS;
  return {
    index: {
      format: FORMAT,
      ...site,
      pages: indexed.map(({path, title, names, category, rank, size, sections}): PageEntry => ({
        path,
        title,
        names,
        category,
        rank,
        size,
        headings: hasHeadings ? sections.slice(1).map(encodeHeading) : [],
      })),
      build: hash(JSON.stringify(parts)),
      terms: termsParts.map(([first], at) =>
        getShortestPrefix(first?.[0] ?? '', termsParts[at - 1]?.at(-1)?.[0] ?? ''),
      ),
      texts: textsParts.map(({length}) => length),
    },
    parts,
  };
}
