import {escapeHtml} from '../text/normalise';
import {createHighlighter, type Highlighter} from './highlight';
import type {Outline} from './outline';
import type {RankedPage} from './rankPages';
import type {Ranking} from './rankQuery';
import type {SearchHit, SearchRequest} from './result';

type HitSettings = Pick<SearchRequest, 'snippet'> & {
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

/** Sections to show, page by page, the best of each first. */
export function chooseSections({pages}: Ranking, {limit, perPage}: Pick<SearchRequest, 'limit' | 'perPage'>): number[] {
  const chosen: number[] = [];
  for (const page of pages) {
    if (chosen.length >= limit) break;
    chosen.push(...sectionsOf(page, perPage));
  }
  return chosen.slice(0, limit);
}

/** Turns sections into hits, with the terms of the query marked. */
export function toHits(sections: readonly number[], terms: Ranking['terms'], settings: HitSettings): SearchHit[] {
  const highlighter = createHighlighter(terms);
  return sections.map((section) => toHit(section, highlighter, settings));
}
