import {getPart, groupBy, type SearchResponse, type SearchHit, type SearchRequest} from './response';
import {createExcerpt, markTerms} from './highlight';
import type {Language} from './language';
import type {RankedPage} from './rankPages';
import type {IndexFile} from './records';
import type {Sections} from './sections';

/** Minimum score of a section, relative to the best one of its page. */
const MIN_SHARE = 0.45;

/** Selects the sections to show, page by page, the best of each page first. */
export function selectSections(pages: readonly RankedPage[], {limit, perPage}: SearchRequest): number[] {
  const selected = pages.slice(0, limit).flatMap(({sections}) => {
    const best = sections[0]?.score ?? 0;
    return sections.slice(0, perPage).filter(({score}) => score >= best * MIN_SHARE);
  });
  return selected.slice(0, limit).map(({section}) => section);
}

type CreateResponse = (
  ranked: readonly RankedPage[],
  terms: ReadonlySet<string>,
  request: SearchRequest,
) => SearchResponse;

/** Creates the function that turns ranked pages into hits with highlighted terms. */
export function createResponseBuilder(
  {pages, siteUrl}: IndexFile,
  sections: Sections,
  language: Language,
): CreateResponse {
  const base = new URL(siteUrl).pathname;

  function toHit(section: number, terms: ReadonlySet<string>, {snippetLength}: SearchRequest): SearchHit {
    const {title, slug, text} = sections.get(section);
    const page = pages[sections.getPage(section)];
    const pageUrl = base + (page?.path.slice(1) ?? '');
    const pageTitle = page?.title ?? '';
    return {
      url: slug === null ? pageUrl : `${pageUrl}#${slug}`,
      pageUrl,
      pageTitle,
      place: page?.category ?? '',
      heading: slug === null ? null : title,
      titleHtml: markTerms(slug === null ? pageTitle : title, terms, language),
      snippetHtml: createExcerpt(text, terms, language, snippetLength),
    };
  }

  function createResponse(
    ranked: readonly RankedPage[],
    terms: ReadonlySet<string>,
    request: SearchRequest,
  ): SearchResponse {
    const hits = selectSections(ranked, request).map((section) => toHit(section, terms, request));
    // Two headings of a page may have the same id by mistake.
    const unique = [...new Map(hits.map((hit) => [hit.url, hit])).values()];
    const complete = ranked.filter(({hasAll}) => hasAll);
    const byPart = groupBy(complete, ({page}) => getPart(pages[page]?.category ?? ''));
    return {hits: unique, pageCount: complete.length, parts: [...byPart].map(([part, {length}]) => [part, length])};
  }

  return createResponse;
}
