import type {SearchRecord} from '../records/searchRecord';
import {createIndex} from './createIndex';
import {findCandidates} from './findCandidates';
import {createHighlighter} from './highlight';
import {parseQuery} from './parseQuery';
import {readPhrases} from './phrases';
import {rankPages} from './rankPages';
import {selectSections, toHit} from './selectHits';
import {suggestQueries} from './suggestQueries';
import type {SearchAnswer, SearchRequest} from './types';

/** The embedded search of one version. */
export type SearchEngine = {readonly search: (request: SearchRequest) => SearchAnswer};

function countSections(records: readonly SearchRecord[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  records.forEach(({url_without_anchor: page}) => counts.set(page, (counts.get(page) ?? 0) + 1));
  return counts;
}

/** Indexes the records of one version. MiniSearch finds the candidates, `rankPages` ranks them. */
export function createEngine(records: readonly SearchRecord[]): SearchEngine {
  const index = createIndex(records);
  const counts = countSections(records);
  return {
    search: (request) => {
      const {query, snippetLength, language} = request;
      const words = parseQuery(query);
      const {found, terms} = findCandidates(index, words);
      const pages = rankPages(found, {
        words,
        phrases: readPhrases(query, words),
        sectionCount: records.length,
        sectionsOfPage: (pageUrl) => counts.get(pageUrl) ?? 1,
        language,
      });
      const highlighter = createHighlighter(terms);
      const hits = selectSections(pages, request).map((record) => toHit(record, highlighter, snippetLength));
      const suggestions = hits.length === 0 && query.trim() ? suggestQueries(query, records) : [];
      return {hits, pageCount: pages.length, suggestions};
    },
  };
}
