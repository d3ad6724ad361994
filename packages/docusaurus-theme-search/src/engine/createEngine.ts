import type {SearchResponse, SearchRequest} from './response';
import {createResponseBuilder, selectSections} from './createResponseBuilder';
import {createMatcher} from './createMatcher';
import {createSynonyms} from './expandQuery';
import {getLanguage} from './language';
import {createPartsLoader, type ReadPart} from './parts';
import {indexPages} from './postings';
import type {IndexFile, FullIndex} from './records';
import {createSectionReader, getHeadings} from './sections';
import {createHeadTerms, createVocabulary} from './vocabulary';

/** Maximum number of rounds of loading vocabulary: first the terms of the query, then corrections. */
const ROUNDS = 3;

/** The embedded engine of one version. */
export type SearchEngine = {
  /**
   * Searches.
   *
   * @param onPreliminary receives a preliminary response, based on loaded data such as titles, if more must be fetched
   * @param isWanted whether the response is still needed; otherwise no texts are fetched
   */
  readonly search: (
    request: SearchRequest,
    onPreliminary?: (response: SearchResponse) => void,
    isWanted?: () => boolean,
  ) => Promise<SearchResponse>;
};

/**
 * Creates the engine from the index file of a version. Titles, and headings if the file contains them, are available
 * immediately. Other parts are loaded when a query needs them.
 */
export function createEngine(index: IndexFile, readPart: ReadPart): SearchEngine {
  const {pages} = index;
  const createParts = createPartsLoader(readPart);
  const createSections = createSectionReader(index);
  const language = getLanguage(index.locale);
  const synonyms = createSynonyms(index.synonyms, language);
  const head = createHeadTerms(
    indexPages(
      pages.map((page) => ({
        ...page,
        sections: getHeadings(page).map((title) => ({title, text: '', identifiers: []})),
      })),
      index,
    ),
  );

  async function search(
    request: SearchRequest,
    onPreliminary?: (response: SearchResponse) => void,
    isWanted = () => true,
  ): Promise<SearchResponse> {
    const parts = createParts();
    const sections = createSections(parts);
    const vocabulary = createVocabulary(head, index.terms, parts);
    const matcher = createMatcher({pages, sections, vocabulary, language, synonyms});
    const createResponse = createResponseBuilder(index, sections, language);
    const query = matcher.parse(request.query);
    let candidates = matcher.find(query);
    if (parts.mustFetch(candidates.missing)) {
      const early = matcher.rank(candidates, query);
      if (early.length > 0) onPreliminary?.(createResponse(early, candidates.terms, request));
    }
    for (let round = 0; round < ROUNDS && candidates.missing.length > 0; round += 1) {
      await parts.load(candidates.missing);
      candidates = matcher.find(query);
    }
    const ranked = matcher.rank(candidates, query);
    if (!isWanted()) return createResponse(ranked, candidates.terms, request);
    const shown = selectSections(ranked, request).map(sections.getPage);
    const read = matcher.getPhrasePages(ranked, query, request).map(({page}) => page);
    const missing = [...new Set([...shown, ...read].flatMap((page) => sections.getMissingPart(page) ?? []))];
    if (parts.mustFetch(missing)) onPreliminary?.(createResponse(ranked, candidates.terms, request));
    await parts.load(missing);
    const promoted = matcher.promote(ranked, query);
    const further = selectSections(promoted, request).map(sections.getPage);
    await parts.load([...new Set(further.flatMap((page) => sections.getMissingPart(page) ?? []))]);
    return createResponse(promoted, candidates.terms, request);
  }

  return {search};
}

/** Creates the engine of an index whose parts are in memory. */
export function createFullEngine({index, parts}: FullIndex): SearchEngine {
  return createEngine(index, async (at) => parts[at] ?? []);
}
