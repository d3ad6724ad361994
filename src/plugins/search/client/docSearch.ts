import type {SearchHit} from '../engine/result';
import type {SourcedAnswer} from './createFailover';
import {drawPage, drawSection} from './drawHit';
import {escapeHtml, removeMarks} from '../text/normalise';
import type {SearchVersion} from '../records/section';

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/**
 * What the dialog asks for at every key: sections in all, and of one page, so that at least four pages can be seen;
 * and as much text as one of its lines shows.
 */
export const DIALOG_HITS = {limit: 8, perPage: 2, snippet: 120, typing: true} as const;

/** A hit in the shape DocSearch draws. */
export type DialogHit = {
  objectID: string;
  type: 'lvl1' | 'lvl2';
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Record<Level, string | null>;
  /** DocSearch draws a list, a heading and a frame for each group of this name; of no name, all results are one list. */
  _highlightResult: {hierarchy: {lvl0: {value: ''}}};
  /**
   * The hit as it is drawn, and how many pages the answer found; they stand here because DocSearch keeps nothing of
   * this for recent searches.
   */
  _snippetResult: {html: string; first: boolean; pages: number};
};

/** What a hit does not say itself: where it stands among the hits of its answer, and where the site stands. */
export type HitPlace = {
  /** The first hit of its page. */
  readonly first: boolean;
  /** How many pages the answer found. */
  readonly pages: number;
  /** Base path of the site, with its slashes. */
  readonly base: string;
  readonly version: SearchVersion;
};

const NO_LEVELS: Record<Level, null> = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** Address of a hit. */
export function hitUrl({path, anchor}: SearchHit, base: string): string {
  return `${base}${path.slice(1)}${anchor === null ? '' : `#${encodeURIComponent(anchor)}`}`;
}

/**
 * Puts a hit in DocSearch's terms. Results stand together by page; where a section is the first of them, the name of
 * the page stands above it. Recent searches show no text; there a section stands above the name of its page.
 */
export function toDialogHit(hit: SearchHit, {first, pages, base, version}: HitPlace): DialogHit {
  const suffix = version === 'v1' ? ' (v1)' : '';
  const page = escapeHtml(hit.pageTitle) + suffix;
  const section = hit.anchor !== null;
  const url = hitUrl(hit, base);
  return {
    objectID: url,
    type: section ? 'lvl2' : 'lvl1',
    url,
    url_without_anchor: hitUrl({...hit, anchor: null}, base),
    anchor: hit.anchor,
    content: section ? null : removeMarks(hit.snippetHtml),
    hierarchy: {...NO_LEVELS, lvl1: page, lvl2: section ? escapeHtml(hit.heading) : null},
    _highlightResult: {hierarchy: {lvl0: {value: ''}}},
    _snippetResult: {
      html: section
        ? drawSection(hit.headingHtml, hit.snippetHtml, first ? page : null)
        : drawPage(hit.headingHtml + suffix, hit.snippetHtml),
      first,
      pages,
    },
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

/** Result of one request in the shape of Algolia's `queries` endpoint. */
export function toDialogResult(
  answer: SourcedAnswer,
  query: string,
  index: string,
  base: string,
  version: SearchVersion,
): object {
  const {pages} = answer;
  const hits = groupHits(answer.hits).flatMap(({hits: ofPage}) =>
    ofPage.map((hit, at) => toDialogHit(hit, {first: at === 0, pages, base, version})),
  );
  return {
    hits,
    query,
    index,
    params: '',
    page: 0,
    nbPages: 1,
    nbHits: pages,
    hitsPerPage: hits.length,
    processingTimeMS: 1,
    exhaustiveNbHits: true,
  };
}
