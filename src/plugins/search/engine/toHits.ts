import {escapeHtml} from '../text/normalise';
import {createHighlighter, type Highlighter} from './highlight';
import type {Outline} from './outline';
import type {RankedPage} from './rankPages';
import type {Ranking} from './rankQuery';
import type {SearchHit, SearchRequest} from './result';

type HitSettings = Omit<SearchRequest, 'query'> & {
  readonly outline: Outline;
  readonly textOf: (section: number) => string | undefined;
};

/** Sections that are far below the best of their page add nothing. */
const LEAST_SHARE = 0.45;

function toHit(section: number, {mark, cut}: Highlighter, {outline, textOf, snippet}: HitSettings): SearchHit {
  const page = outline.pageOf(section);
  const heading = outline.headingOf(section);
  const text = outline.isPage(section)
    ? [page.description, textOf(section)].filter(Boolean).join(' ')
    : textOf(section);
  return {
    path: page.path,
    anchor: heading?.slug ?? null,
    pageTitle: page.title,
    heading: heading?.title ?? page.title,
    headingHtml: heading ? mark(heading.title) : escapeHtml(page.title),
    snippetHtml: cut(text ?? page.description, snippet),
  };
}

function sectionsOf({sections}: RankedPage, most: number): number[] {
  const best = sections[0]?.score ?? 0;
  return sections
    .slice(0, most)
    .filter(({score}) => score >= best * LEAST_SHARE)
    .map(({section}) => section);
}

/** How many of the pages, from the first on, give the hits that are asked for: only their texts are needed. */
export function countPages({pages}: Ranking, {limit, perPage}: Pick<SearchRequest, 'limit' | 'perPage'>): number {
  let hits = 0;
  const last = pages.findIndex((page) => (hits += sectionsOf(page, perPage).length) >= limit);
  return last < 0 ? pages.length : last + 1;
}

/** Turns ranked pages into hits, page by page, the best section of each first. */
export function toHits({pages, terms}: Ranking, settings: HitSettings): SearchHit[] {
  const hits: SearchHit[] = [];
  const highlighter = createHighlighter(terms);
  for (const page of pages) {
    for (const section of sectionsOf(page, settings.perPage)) {
      if (hits.length >= settings.limit) return hits;
      hits.push(toHit(section, highlighter, settings));
    }
  }
  return hits;
}
