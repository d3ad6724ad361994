import {getWordBoundary} from './language';
import {normalizeText} from './normalizeText';

/** A heading of a page with the text up to the next heading. */
export type Section = {
  /** 1 for the page itself (its text before the first heading), 2 for `h2` and so on. */
  readonly level: number;
  readonly title: string;
  /** Id of the heading; `null` for the page itself. */
  readonly slug: string | null;
  /** Prose, lists, tables and inline code, as one line. */
  readonly text: string;
  /** Identifiers in the code blocks: methods, variables, flags, headers, packages. */
  readonly identifiers: readonly string[];
  /** Alternative titles of the section, such as the status code of an error. */
  readonly names?: readonly string[];
  /** What its tables describe: the first cell of each row. */
  readonly rows?: readonly string[];
};

/** A page as extracted from its built HTML. */
export type SearchPage = {
  /** Path below the base path. */
  readonly path: string;
  readonly title: string;
  /** Alternative titles of the page: its visible heading, keywords, tags. */
  readonly names: readonly string[];
  readonly description: string;
  /** Place of the page in the documentation, such as "Code › Node.js"; may be empty. */
  readonly category: string;
  /** Rank up to 100: overviews come before the pages below them. */
  readonly rank: number;
  readonly sections: readonly Section[];
};

/** Version of the file format. The worker rejects any other. */
export const FORMAT = 6;

/** Folder of the search files, below the base path. */
export const FOLDER = 'search-data';

/** Returns the name of a version's first index file, which doesn't change between builds. */
export const getIndexFileName = (version: string): string => `${encodeURIComponent(version)}.json`;

/** Returns the name of a part by its number: parts of the vocabulary come first, then those with texts. */
export const getPartFileName = ({build}: Pick<IndexFile, 'build'>, at: number): string => `part.${at}.${build}.json`;

/** A page in the index file. Section numbers continue from the previous page. */
export type PageEntry = Pick<SearchPage, 'path' | 'title' | 'names' | 'category' | 'rank'> & {
  readonly size: number;
  /** Headings, in an array if their id isn't their `toSlug`. Empty if the site has too many. */
  readonly headings: readonly (string | readonly [title: string])[];
};

/** Converts a heading to its usual id. */
export function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** Properties of a site in the index file. */
export type IndexSite = {
  readonly locale: string;
  /** URL of the site including the base path, with a trailing slash. */
  readonly siteUrl: string;
  readonly synonyms: readonly (readonly string[])[];
};

/** The index file of a version: titles of its pages, and the parts with the rest. */
export type IndexFile = IndexSite & {
  readonly format: number;
  /** Key of the version, such as `latest`. */
  readonly version: string;
  readonly pages: readonly PageEntry[];
  /** Hash of all parts, which is in their names: when the content of one changes, all names do. */
  readonly build: string;
  /** Start of each part of the vocabulary: the shortest prefix of its first term that sorts after the previous part. */
  readonly terms: readonly string[];
  /** For each part with texts, the number of its pages. */
  readonly texts: readonly number[];
};

/** A part of the vocabulary: for each term its postings, as `encodePostings` returns them. */
export type TermsPart = readonly (readonly [term: string, postings: readonly number[]])[];

/** What is shown of the sections of some pages. */
export type TextsPart = readonly (readonly Pick<Section, 'title' | 'slug' | 'text'>[])[];

/** A part of the index. */
export type Part = TermsPart | TextsPart;

/** The files of a version: the index file, and all parts. */
export type FullIndex = {
  readonly index: IndexFile;
  readonly parts: readonly Part[];
};

/** Levels of the hierarchy: the part of the site, the title of the page, its headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Name of a level of the hierarchy. */
export type Level = (typeof LEVELS)[number];

/** A record of the hosted index, in DocSearch's format: one section of a page. */
export type HostedRecord = {
  /** Key of the version, and its DocSearch tag. */
  readonly version: string;
  readonly docusaurus_tag: string;
  readonly language: string;
  readonly objectID: string;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly type: Level;
  readonly content: string;
  /** Identifiers found in the code blocks of the section. */
  readonly code: readonly string[];
  readonly anchor: string | null;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly weight: {readonly pageRank: number; readonly level: number; readonly position: number};
};

/** Algolia rejects records above 10 kB, so longer texts are truncated. */
const MAX_BYTES = 9600;
const MAX_CODE = 60;
const TOP_RANK = 100;
const RANK_STEP = 10;

/** Returns the rank of a page, based on the number of path segments below its version. */
export function getPageRank(path: string): number {
  const depth = path.split('/').filter(Boolean).length;
  return TOP_RANK - RANK_STEP * Math.min(depth, 5);
}

function toHierarchy(page: SearchPage, at: number): HostedRecord['hierarchy'] {
  const headings: Section[] = [];
  for (const section of page.sections.slice(1, at + 1)) {
    while ((headings.at(-1)?.level ?? 0) >= section.level) headings.pop();
    headings.push(section);
  }
  const titles = [page.category || null, page.title, ...headings.map(({title}) => title)];
  return Object.fromEntries(LEVELS.map((level, index) => [level, titles[index] ?? null])) as Record<
    Level,
    string | null
  >;
}

/**
 * Returns the text of a section. The page's own section starts with its description, unless the description was taken
 * from the text.
 */
export function getSectionText({description}: SearchPage, {slug, text}: Section): string {
  const getLetters = (own: string): string => normalizeText(own).replace(/[^\p{L}\p{N}]+/gu, '');
  const isRepeated = getLetters(text).includes(getLetters(description));
  return slug !== null || isRepeated ? text : `${description} ${text}`.trim();
}

/** Adds as much text to a record as its size in bytes allows. */
function addContent(text: string, record: Omit<HostedRecord, 'content'>): HostedRecord {
  const encoder = new TextEncoder();
  const room = Math.max(0, MAX_BYTES - encoder.encode(JSON.stringify(record)).length);
  const written = JSON.stringify(text).slice(1, -1);
  const {read} = encoder.encodeInto(written, new Uint8Array(room));
  const {length} = written.slice(0, read).replace(/\\./g, ' ');
  return {...record, content: text.slice(0, getWordBoundary(text, length)).trimEnd()};
}

/**
 * Creates the records of a page for the hosted index, one for each section.
 *
 * @param siteUrl URL of the locale including its base path
 * @param facets common properties of all records of a page, in an index with all versions and locales
 * @param prefix distinguishes the records of this locale from those of others
 */
export function createPageRecords(
  page: SearchPage,
  siteUrl: string,
  facets: Pick<HostedRecord, 'version' | 'docusaurus_tag' | 'language'>,
  prefix = '',
): HostedRecord[] {
  // File names and handwritten ids may contain spaces.
  const path = page.path.replaceAll(' ', '%20');
  const pageUrl = siteUrl + path.slice(1);
  return page.sections.map((section, position) => {
    const hierarchy = toHierarchy(page, position);
    const id = section.slug ? `#${section.slug.replaceAll(' ', '%20')}` : '';
    const names = [...(position === 0 ? page.names : []), ...(section.names ?? [])];
    return addContent(getSectionText(page, section), {
      ...facets,
      // Two headings of a page may have the same id by mistake.
      objectID: `${prefix}${path}~${position}`,
      hierarchy,
      type: LEVELS.findLast((level) => hierarchy[level] !== null) ?? 'lvl1',
      code: [...names, ...section.identifiers].slice(0, MAX_CODE),
      anchor: section.slug,
      url: pageUrl + id,
      url_without_anchor: pageUrl,
      weight: {pageRank: page.rank, level: TOP_RANK - RANK_STEP * section.level, position},
    });
  });
}

/**
 * Reads the embedded index of a version from a build, with all its parts.
 *
 * @param readFile reads a file by its path below the build folder
 * @param version key of the version: `latest`, or its name
 */
export function readIndexFile(readFile: (file: string) => {toString: () => string}, version: string): FullIndex {
  const readJson = <T>(name: string): T => JSON.parse(readFile(`${FOLDER}/${name}`).toString()) as T;
  const index = readJson<IndexFile>(getIndexFileName(version));
  return {index, parts: [...index.terms, ...index.texts].map((_, at) => readJson(getPartFileName(index, at)))};
}
