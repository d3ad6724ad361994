import {languageOfAddress} from '../../../config/tabLanguages';
import type {SearchPage, SearchVersion, Section} from './section';

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
  readonly version: SearchVersion;
  readonly lang: 'en';
  /** The language of the tabs, such as `python`, that the section or its page is about. */
  readonly code_language: string | null;
  readonly docusaurus_tag: string;
  readonly weight: {readonly pageRank: number; readonly level: number; readonly position: number};
};

/** Algolia rejects records above 10 KB, so the text of a longer section is cut. */
export const MAX_CONTENT = 6000;
const MAX_CODE = 60;
const TOP_RANK = 100;
const RANK_STEP = 10;

/** Rank of a page by the depth of its path: overviews come before the pages below them. */
export function rankPage(path: string): number {
  const depth = path.replace(/^\/v1/, '').split('/').filter(Boolean).length;
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

/**
 * Makes the records of one page, one for each section. Runs at build time for the hosted index, and in
 * the worker for the embedded one.
 *
 * @param siteUrl origin and base path of the site, ending with a slash.
 */
export function toRecords(page: SearchPage, siteUrl: string): SearchRecord[] {
  const pageUrl = siteUrl + page.path.slice(1);
  return page.sections.map((section, position) => {
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
      version: page.version,
      lang: 'en',
      code_language: languageOfAddress(page.path + id),
      docusaurus_tag: page.version === 'latest' ? 'docs-default-current' : 'docs-default-v1',
      weight: {pageRank: rankPage(page.path), level: TOP_RANK - RANK_STEP * section.level, position},
    };
  });
}

/** Title of the page that a record belongs to. */
export function pageTitleOf({hierarchy}: Pick<SearchRecord, 'hierarchy'>): string {
  return hierarchy.lvl1 ?? '';
}

/** Heading of a record: that of its section, or the title of its page. */
export function headingOf(record: Pick<SearchRecord, 'hierarchy' | 'type'>): string {
  return record.hierarchy[record.type] ?? pageTitleOf(record);
}
