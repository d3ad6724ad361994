import type {EngineSettings} from './settings';

/** One heading of a page with the text below it, up to the next heading. */
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
};

/** A page as search reads it from its built HTML. */
export type SearchPage = {
  /** Path below the base path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Label of the part of the documentation that the page belongs to. */
  readonly category: string;
  /** Up to 100: overviews come before the pages below them. */
  readonly rank: number;
  readonly sections: readonly Section[];
};

/** Version of the form of the index file and the manifest; the worker refuses any other. */
export const FORMAT = 3;

/** Name of the only file of search whose address never changes. */
export const MANIFEST_FILE = 'manifest.json';

/** Names the index file of each version. */
export type Manifest = {readonly format: number; readonly versions: Readonly<Record<string, string>>};

/** The embedded index of one version: its pages, from which the engine makes the records and indexes them. */
export type IndexFile = {
  readonly format: number;
  /** Key of the version, such as `latest`. */
  readonly version: string;
  /** Locale of the pages. */
  readonly locale: string;
  /** Origin and base path of the site, ending with a slash. */
  readonly siteUrl: string;
  /** Languages of code that an address can name, such as `python`. */
  readonly codeLanguages: readonly string[];
  readonly settings: EngineSettings;
  readonly pages: readonly SearchPage[];
};

/** Levels of the hierarchy: the part of the site, the title of the page, its headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Name of a level of the hierarchy. */
export type Level = (typeof LEVELS)[number];

/** A record as both engines index it: one section of a page. The form is DocSearch's. */
export type SearchRecord = {
  readonly objectID: string;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  /** Level of the heading that the record stands for. */
  readonly type: Level;
  readonly content: string;
  /** Identifiers found in the code blocks of the section. */
  readonly code: readonly string[];
  readonly anchor: string | null;
  readonly url: string;
  readonly url_without_anchor: string;
  /** The language of code, such as `python`, that the section or its page is about. */
  readonly code_language: string | null;
  readonly weight: {readonly pageRank: number; readonly level: number; readonly position: number};
};

/** Algolia rejects records above 10 KB, so the text of a longer section is cut. */
export const MAX_CONTENT = 6000;
const MAX_CODE = 60;
const TOP_RANK = 100;
const RANK_STEP = 10;

/** Rank of a page by the number of segments of its path below that of its version. */
export function rankPage(path: string): number {
  const depth = path.split('/').filter(Boolean).length;
  return TOP_RANK - RANK_STEP * Math.min(depth, 5);
}

function findParentHeadings(sections: readonly Section[], at: number): Section[] {
  const parents: Section[] = [];
  for (let index = at; index > 0; index -= 1) {
    const section = sections[index];
    if (section && section.level < (parents[0]?.level ?? Infinity)) parents.unshift(section);
  }
  return parents;
}

function toHierarchy(page: SearchPage, at: number): SearchRecord['hierarchy'] {
  const titles = [page.category, page.title, ...findParentHeadings(page.sections, at).map(({title}) => title)];
  return Object.fromEntries(LEVELS.map((level, index) => [level, titles[index] ?? null])) as Record<
    Level,
    string | null
  >;
}

/** Gives each record an id of its own: two headings of a page may have the same one, by mistake. */
function withOwnIds(records: readonly SearchRecord[]): SearchRecord[] {
  const counts = new Map<string, number>();
  return records.map((record) => {
    const count = (counts.get(record.objectID) ?? 0) + 1;
    counts.set(record.objectID, count);
    return count === 1 ? record : {...record, objectID: `${record.objectID}~${count}`};
  });
}

/** Makes the records of one page, one for each section: at build time for the hosted index, in the worker for the embedded one. */
export function toRecords(
  page: SearchPage,
  {siteUrl, codeLanguages}: Pick<IndexFile, 'siteUrl' | 'codeLanguages'>,
): SearchRecord[] {
  const pageUrl = siteUrl + page.path.slice(1);
  const records = page.sections.map((section, position): SearchRecord => {
    const hierarchy = toHierarchy(page, position);
    const id = section.slug ? `#${section.slug}` : '';
    const text = section.slug ? section.text : `${page.description} ${section.text}`;
    return {
      objectID: page.path + id,
      hierarchy,
      type: LEVELS.findLast((level) => hierarchy[level] !== null) ?? 'lvl1',
      content: text.trim().slice(0, MAX_CONTENT),
      code: section.identifiers.slice(0, MAX_CODE),
      anchor: section.slug,
      url: pageUrl + id,
      url_without_anchor: pageUrl,
      code_language: (page.path + id).split(/[/#]/).find((part) => codeLanguages.includes(part)) ?? null,
      weight: {pageRank: page.rank, level: TOP_RANK - RANK_STEP * section.level, position},
    };
  });
  return withOwnIds(records);
}

/** Title of the page that a record belongs to. */
export function pageTitleOf({hierarchy}: Pick<SearchRecord, 'hierarchy'>): string {
  return hierarchy.lvl1 ?? '';
}

/** Heading of a record: that of its section, or the title of its page. */
export function headingOf(record: Pick<SearchRecord, 'hierarchy' | 'type'>): string {
  return record.hierarchy[record.type] ?? pageTitleOf(record);
}

/**
 * Reads the embedded index of a version out of a finished build.
 *
 * @param readFile reads a file by its path below the build folder
 * @param version key of the version: `latest`, or its name
 * @param folder the folder of search data, as the theme's option names it
 */
export function readIndexFile(
  readFile: (file: string) => {toString: () => string},
  version: string,
  folder = 'search-data',
): IndexFile {
  const {versions} = JSON.parse(readFile(`${folder}/${MANIFEST_FILE}`).toString()) as Manifest;
  return JSON.parse(readFile(`${folder}/${versions[version]}`).toString()) as IndexFile;
}
