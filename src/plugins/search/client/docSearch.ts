import type {SearchHit} from '../engine/result';
import type {SourcedAnswer} from './createFailover';
import {drawHit} from './drawHit';
import {escapeHtml} from '../text/normalise';
import type {SearchVersion} from '../records/section';

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
type Levels<T> = Record<Level, T>;
type Marked = {readonly value: string; readonly matchLevel: 'full'; readonly matchedWords: string[]};

/**
 * What the dialog asks for at every key: sections in all, and of one page, so that at least four pages can be seen;
 * and as much text as one of its lines shows.
 */
export const DIALOG_HITS = {limit: 8, perPage: 2, snippet: 120} as const;

/** A hit in the shape DocSearch draws. */
export type DialogHit = {
  objectID: string;
  type: 'lvl1' | 'lvl2';
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Levels<string | null>;
  _highlightResult: {content: Marked; hierarchy: Levels<Marked>};
  /**
   * `html` is the hit as it is drawn, and `pages` how many pages the answer found; they stand here because DocSearch
   * keeps nothing of this for recent searches.
   */
  _snippetResult: {content: Marked; hierarchy: Levels<Marked>; html: string; pages: number};
};

function mark(value: string): Marked {
  return {value, matchLevel: 'full', matchedWords: []};
}

function toLevels<T>(empty: T, given: Partial<Levels<T>>): Levels<T> {
  return {lvl0: empty, lvl1: empty, lvl2: empty, lvl3: empty, lvl4: empty, lvl5: empty, lvl6: empty, ...given};
}

/** Address of a hit. */
export function hitUrl({path, anchor}: SearchHit, base: string): string {
  return `${base}${path.slice(1)}${anchor === null ? '' : `#${encodeURIComponent(anchor)}`}`;
}

/**
 * Draws a hit in DocSearch's terms: results are grouped by page, so the group is named after the
 * page; a section shows its heading, and where DocSearch shows the page, the text that matched.
 * Among recent searches, which show no text, a section stands above the name of its page.
 */
export function toDialogHit(hit: SearchHit, pages: number, base: string, version: SearchVersion): DialogHit {
  const group = escapeHtml(hit.pageTitle) + (version === 'v1' ? ' (v1)' : '');
  const section = hit.anchor !== null;
  const snippet = mark(hit.snippetHtml);
  const marked = toLevels(mark(''), {
    lvl0: mark(group),
    lvl1: section ? snippet : mark(hit.headingHtml),
    lvl2: mark(section ? hit.headingHtml : ''),
  });
  const url = hitUrl(hit, base);
  return {
    objectID: url,
    type: section ? 'lvl2' : 'lvl1',
    url,
    url_without_anchor: hitUrl({...hit, anchor: null}, base),
    anchor: hit.anchor,
    content: section ? null : hit.snippetHtml.replace(/<\/?mark>/g, ''),
    hierarchy: toLevels<string | null>(null, section ? {lvl0: group, lvl2: escapeHtml(hit.heading)} : {lvl1: group}),
    _highlightResult: {content: snippet, hierarchy: marked},
    _snippetResult: {
      content: snippet,
      hierarchy: marked,
      html: drawHit(section, hit.headingHtml, hit.snippetHtml),
      pages,
    },
  };
}

/** Result of one request in the shape of Algolia's `queries` endpoint. */
export function toDialogResult(
  answer: SourcedAnswer,
  query: string,
  index: string,
  base: string,
  version: SearchVersion,
): object {
  const hits = answer.hits.map((hit) => toDialogHit(hit, answer.pages, base, version));
  return {
    hits,
    query,
    index,
    params: '',
    page: 0,
    nbPages: 1,
    nbHits: answer.pages,
    hitsPerPage: hits.length,
    processingTimeMS: 1,
    exhaustiveNbHits: true,
  };
}

/** Hits of one page, in the order they came. */
export type PageHits = {readonly path: string; readonly title: string; readonly hits: readonly SearchHit[]};

/** Brings the hits of each page together; pages keep the order of their first hits. */
export function groupHits(hits: readonly SearchHit[]): PageHits[] {
  const groups = new Map<string, {path: string; title: string; hits: SearchHit[]}>();
  for (const hit of hits) {
    const group = groups.get(hit.path) ?? {path: hit.path, title: hit.pageTitle, hits: []};
    group.hits.push(hit);
    groups.set(hit.path, group);
  }
  return [...groups.values()];
}
