import {groupBy} from '../../groupBy';
import {headingOf, type SearchRecord} from '../records/searchRecord';
import {createIndex} from './createIndex';
import {findCandidates} from './findCandidates';
import {createHighlighter} from './highlight';
import {parseQuery} from './parseQuery';
import {readPhrases} from './phrases';
import {rankPages} from './rankPages';
import {selectSections} from './selectHits';
import {suggestQueries} from './suggestQueries';
import {toHit} from './toHit';
import type {SearchAnswer, SearchRequest} from './types';

/** The embedded search of one version. */
export type SearchEngine = {readonly search: (request: SearchRequest) => SearchAnswer};

/** Indexes the records of one version. MiniSearch finds the candidates, `rankPages` ranks them. */
export function createEngine(records: readonly SearchRecord[]): SearchEngine {
  const index = createIndex(records);
  const byPage = groupBy(records, ({url_without_anchor: pageUrl}) => pageUrl);
  return {
    search: (request) => {
      const {query, snippetLength, language} = request;
      const words = parseQuery(query);
      const {found, terms} = findCandidates(index, words);
      const pages = rankPages(found, {
        words,
        phrases: readPhrases(query, words),
        sectionCount: records.length,
        sectionsOfPage: (pageUrl) => byPage.get(pageUrl)?.length ?? 1,
        language,
      });
      const {mark, excerpt} = createHighlighter(terms);
      const hits = selectSections(pages, request).map((record) =>
        toHit(record, mark(headingOf(record)), excerpt(record.content, snippetLength)),
      );
      const suggestions = hits.length === 0 && query.trim() ? suggestQueries(query, records) : [];
      return {hits, pageCount: pages.length, suggestions};
    },
  };
}
