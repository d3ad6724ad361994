import {createHash} from 'node:crypto';
import type {SearchPage, SearchVersion, Section} from './section';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Name of a level of the hierarchy. */
export type Level = (typeof LEVELS)[number];

/** A record as both engines hold it: one heading section. */
export type SearchRecord = {
  readonly objectID: string;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  /** Level of the heading the record stands for. */
  readonly type: Level;
  readonly content: string;
  /** Identifiers of the code blocks of the section. */
  readonly code: readonly string[];
  readonly anchor: string | null;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly version: SearchVersion;
  readonly lang: 'en';
  readonly docusaurus_tag: string;
  readonly weight: {readonly pageRank: number; readonly level: number; readonly position: number};
};

/** Algolia refuses records above 10 KB; a longer section is cut, as its words are found by what is left. */
export const MAX_CONTENT = 6000;
const MAX_CODE = 60;
const TOP_RANK = 100;
const RANK_STEP = 10;

/** Rank of a page by the depth of its address: overviews before what lies below them. */
export function rankPage(path: string): number {
  const depth = path.replace(/^\/v1/, '').split('/').filter(Boolean).length;
  return TOP_RANK - RANK_STEP * Math.min(depth, 5);
}

function headingsAbove(sections: readonly Section[], at: number): Section[] {
  const above: Section[] = [];
  for (let index = at; index > 0; index -= 1) {
    const section = sections[index];
    if (section && section.level < (above[0]?.level ?? Infinity)) above.unshift(section);
  }
  return above;
}

function toHierarchy(page: SearchPage, at: number): SearchRecord['hierarchy'] {
  const titles = [page.category, page.title, ...headingsAbove(page.sections, at).map(({title}) => title)];
  return Object.fromEntries(LEVELS.map((level, index) => [level, titles[index] ?? null])) as Record<
    Level,
    string | null
  >;
}

function deepest(hierarchy: SearchRecord['hierarchy']): Level {
  return LEVELS.findLast((level) => hierarchy[level] !== null) ?? 'lvl1';
}

function toObjectId(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 16);
}

/**
 * Makes the records of one page, one for each section.
 *
 * @param siteUrl origin and base path of the site, with a slash at its end.
 */
export function toRecords(page: SearchPage, siteUrl: string): SearchRecord[] {
  const address = siteUrl + page.path.slice(1);
  const tag = page.version === 'latest' ? 'docs-default-current' : 'docs-default-v1';
  return page.sections.map((section, position) => {
    const hierarchy = toHierarchy(page, position);
    const url = section.slug ? `${address}#${section.slug}` : address;
    const intro = section.slug ? section.text : `${page.description} ${section.text}`;
    return {
      objectID: toObjectId(url),
      hierarchy,
      type: deepest(hierarchy),
      content: intro.trim().slice(0, MAX_CONTENT),
      code: section.identifiers.slice(0, MAX_CODE),
      anchor: section.slug,
      url,
      url_without_anchor: address,
      version: page.version,
      lang: 'en',
      docusaurus_tag: tag,
      weight: {pageRank: rankPage(page.path), level: TOP_RANK - RANK_STEP * section.level, position},
    };
  });
}
