import type {SearchAnswer, SearchHit, SearchRequest} from './answer';
import {createSynonyms, MAX_QUERY, parseQuery, type QueryWord} from './expandQuery';
import {findCandidates, type Candidates} from './findCandidates';
import {createExcerpt, markTerms} from './highlight';
import {getLanguage, tokenize} from './language';
import {createParts, type ReadPart} from './parts';
import {parsePhrases, promotePhrases, type Phrases} from './phrases';
import {indexPages, toWholeTerm} from './postings';
import {rankPages, type RankedPage} from './rankPages';
import type {IndexFile, WholeIndex} from './records';
import {createSections, getHeadings} from './sections';
import {WEIGHTS} from './settings';
import {createVocabulary} from './vocabulary';

/** Minimum score of a section, relative to the best one of its page. */
const MIN_SHARE = 0.45;

/** Maximum number of pages whose texts are loaded for a quoted phrase. */
const MAX_QUOTED_PAGES = 30;

/** Maximum number of rounds of loading vocabulary: first the terms of the query, then corrections. */
const ROUNDS = 3;

/** Selects the sections to show, page by page, the best of each page first. */
function selectSections(pages: readonly RankedPage[], {limit, perPage}: SearchRequest): number[] {
  const selected = pages.slice(0, limit).flatMap(({sections}) => {
    const best = sections[0]?.score ?? 0;
    return sections.slice(0, perPage).filter(({score}) => score >= best * MIN_SHARE);
  });
  return selected.slice(0, limit).map(({section}) => section);
}

/** A parsed query. */
type Query = {
  readonly words: readonly QueryWord[];
  /** The term of titles and headings that equal the query. */
  readonly whole: string;
  readonly phrases: Phrases;
};

/** The embedded engine of one version. */
export type SearchEngine = {
  /**
   * Searches.
   *
   * @param showFirst receives a preliminary answer, based on loaded data such as titles, if more must be fetched
   * @param isWanted whether the answer is still needed; otherwise no texts are fetched
   */
  readonly search: (
    request: SearchRequest,
    showFirst?: (answer: SearchAnswer) => void,
    isWanted?: () => boolean,
  ) => Promise<SearchAnswer>;
};

/**
 * Creates the engine from the index file of a version. Titles, and headings if the file contains them, are available
 * immediately. Other parts are loaded when a query needs them.
 */
export function createEngine(index: IndexFile, readPart: ReadPart): SearchEngine {
  const {pages} = index;
  const parts = createParts(readPart);
  const sections = createSections(index, parts);
  const language = getLanguage(index.locale);
  const synonyms = createSynonyms(index.synonyms, language);
  const base = new URL(index.siteUrl).pathname;
  const head = indexPages(
    pages.map((page) => ({
      ...page,
      sections: getHeadings(page).map((title) => ({title, text: '', identifiers: []})),
    })),
    index,
  );
  const vocabulary = createVocabulary(head, index.terms, parts);

  function parse(typed: string): Query {
    return {
      words: parseQuery(typed, language),
      whole: toWholeTerm(typed.slice(0, MAX_QUERY)),
      phrases: parsePhrases(typed.slice(0, MAX_QUERY)),
    };
  }

  function findMatches({words, whole}: Query): Candidates {
    const candidates = findCandidates(vocabulary, words, {language, synonyms});
    const ofWhole = words.length > 0 ? vocabulary.missing(whole, false) : [];
    return {...candidates, missing: [...new Set([...candidates.missing, ...ofWhole])]};
  }

  function rankMatches(candidates: Candidates, {words, whole}: Query): RankedPage[] {
    const stems = words.flatMap(({identifier, stem}) => (identifier ? [] : [stem]));
    const others = synonyms(stems).map((terms) => `${terms.join(' ')} `);
    // An identifier may be a heading in lists, but is usually described on its own page.
    const isIdentifier = !whole.trim().includes(' ') && words.some(({identifier}) => identifier);
    const getSectionsWithTerms = (terms: readonly string[]): ReadonlySet<number> =>
      new Set(terms.flatMap((term) => vocabulary.get(term)?.sections ?? []));
    const [isWhole, isCalled, isSynonym] = [[whole], [whole, `${stems.join(' ')} `], others].map(getSectionsWithTerms);
    return rankPages(candidates, {
      words,
      phraseFactorOf: (section) => {
        if (!sections.isPage(section)) return !isIdentifier && isWhole?.has(section) ? WEIGHTS.headingIs : 1;
        if (isCalled?.has(section)) return WEIGHTS.titleIs;
        return isSynonym?.has(section) ? WEIGHTS.titleSynonym : 1;
      },
      sectionCount: sections.count,
      pages,
      pageOf: sections.getPage,
    });
  }

  /** Returns the pages to search for a phrase: those to show, or more if the reader quoted one. */
  function getPhrasePages(ranked: readonly RankedPage[], {phrases}: Query, {limit}: SearchRequest): RankedPage[] {
    if (phrases.texts.length === 0) return [];
    return ranked.slice(0, phrases.areQuoted ? MAX_QUOTED_PAGES : limit).filter(({hasAll}) => hasAll);
  }

  function promoteMatches(ranked: readonly RankedPage[], {phrases, words}: Query): RankedPage[] {
    const isNamed = (section: number): boolean => {
      const name = `${pages[sections.getPage(section)]?.title}\n${sections.get(section).title}`;
      const terms = new Set(tokenize(name, language).map(({term}) => term));
      return words.every(({stem}) => terms.has(stem));
    };
    const getText = (section: number): string => {
      const {title, text} = sections.get(section);
      return `${title}\n${text}`;
    };
    return promotePhrases(ranked, phrases, getText, isNamed);
  }

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

  function toAnswer(ranked: readonly RankedPage[], terms: ReadonlySet<string>, request: SearchRequest): SearchAnswer {
    const hits = selectSections(ranked, request).map((section) => toHit(section, terms, request));
    // Two headings of a page may have the same id by mistake.
    const unique = [...new Map(hits.map((hit) => [hit.url, hit])).values()];
    return {hits: unique, pageCount: ranked.filter(({hasAll}) => hasAll).length};
  }

  async function search(
    request: SearchRequest,
    showFirst?: (answer: SearchAnswer) => void,
    isWanted = () => true,
  ): Promise<SearchAnswer> {
    const query = parse(request.query);
    let candidates = findMatches(query);
    if (candidates.missing.length > 0) {
      const early = rankMatches(candidates, query);
      if (early.length > 0) showFirst?.(toAnswer(early, candidates.terms, request));
    }
    for (let round = 0; round < ROUNDS && candidates.missing.length > 0; round += 1) {
      await parts.load(candidates.missing);
      candidates = findMatches(query);
    }
    const ranked = rankMatches(candidates, query);
    if (!isWanted()) return toAnswer(ranked, candidates.terms, request);
    const shown = selectSections(ranked, request).map(sections.getPage);
    const read = getPhrasePages(ranked, query, request).map(({page}) => page);
    const missing = [...new Set([...shown, ...read].flatMap((page) => sections.getMissingPart(page) ?? []))];
    if (missing.length > 0) {
      showFirst?.(toAnswer(ranked, candidates.terms, request));
      await parts.load(missing);
    }
    const promoted = promoteMatches(ranked, query);
    const further = selectSections(promoted, request).map(sections.getPage);
    await parts.load([...new Set(further.flatMap((page) => sections.getMissingPart(page) ?? []))]);
    return toAnswer(promoted, candidates.terms, request);
  }

  return {search};
}

/** Creates the engine of an index whose parts are in memory. */
export function createWholeEngine({index, parts}: WholeIndex): SearchEngine {
  return createEngine(index, async (at) => parts[at] ?? []);
}
