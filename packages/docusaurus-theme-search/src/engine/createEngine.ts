import {distance} from 'fastest-levenshtein';
import {groupBy, toHit, escapeHtml, type SearchAnswer, type SearchRequest} from './answer';
import {createSynonyms, parseQuery} from './expandQuery';
import {createIndex, findCandidates} from './findCandidates';
import {normalise, readLanguage, tokenise, type Language} from './language';
import {createPhraseFactor, readPhrases} from './phrases';
import {rankPages, type RankedPage} from './rankPages';
import {headingOf, pageTitleOf, toRecords, type IndexFile, type SearchRecord} from './records';
import {WEIGHTS} from './settings';

type Span = {readonly start: number; readonly end: number};

/** Marks matched terms in texts. The result is HTML whose only tag is `<mark>`. */
type Highlighter = {
  /** Marks the matches of a whole text. */
  readonly mark: (text: string) => string;
  /** The part of a text that contains the most of the query, at most `maxLength` characters long, marked. */
  readonly excerpt: (text: string, maxLength: number) => string;
};

/** Share of an excerpt that precedes the first match. */
const LEAD = 0.25;

/** Finds the matched words of a text; an identifier that matches as a whole is one span. */
function findSpans(text: string, terms: ReadonlySet<string>, language: Language): Span[] {
  const spans: Span[] = [];
  for (const {term, start, end} of tokenise(text, language)) {
    if (terms.has(term) && start >= (spans.at(-1)?.end ?? 0)) spans.push({start, end});
  }
  return spans;
}

function toHtml(text: string, spans: readonly Span[]): string {
  let html = '';
  let at = 0;
  for (const {start, end} of spans) {
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    at = end;
  }
  return html + escapeHtml(text.slice(at));
}

/** Start of the window of a given length that contains the most different matches. */
function findWindow(text: string, spans: readonly Span[], length: number): number {
  const counts = spans.map(({start}) => {
    const inside = spans.filter((span) => span.start >= start && span.end <= start + length);
    return new Set(inside.map((span) => text.slice(span.start, span.end).toLowerCase())).size;
  });
  return spans[counts.indexOf(Math.max(...counts))]?.start ?? 0;
}

/** Start of the next word. */
function wordStart(text: string, from: number): number {
  return from <= 0 ? 0 : text.indexOf(' ', from) + 1 || from;
}

/** Makes the highlighter of one query from the index terms it was found by. */
function createHighlighter(terms: ReadonlySet<string>, language: Language): Highlighter {
  return {
    mark: (text) => toHtml(text, findSpans(text, terms, language)),
    excerpt: (text, maxLength) => {
      const lead = Math.round(maxLength * LEAD);
      const spans = findSpans(text, terms, language);
      const start = wordStart(text, findWindow(text, spans, maxLength - lead) - lead);
      const rest = text.slice(start);
      const shown = rest.length > maxLength ? rest.slice(0, maxLength).replace(/\s+\S*$/u, '') : rest;
      const inside = spans
        .map((span) => ({start: span.start - start, end: span.end - start}))
        .filter((span) => span.start >= 0 && span.end <= shown.length);
      return `${start > 0 ? '…' : ''}${toHtml(shown, inside)}${shown.length < rest.length ? '…' : ''}`;
    },
  };
}

/** Minimum score of a section, as a share of the best one of its page. */
const MIN_SHARE = 0.45;

function selectOfPage({sections}: RankedPage, count: number): SearchRecord[] {
  const best = sections[0]?.score ?? 0;
  return sections
    .slice(0, count)
    .filter(({score}) => score >= best * MIN_SHARE)
    .map(({record}) => record);
}

/** Selects the sections to show, page by page, the best of each page first; each address once. */
function selectSections(pages: readonly RankedPage[], {limit, perPage}: SearchRequest): SearchRecord[] {
  const selected = pages.slice(0, limit).flatMap((page) => selectOfPage(page, perPage));
  return [...new Map(selected.map((record) => [record.url, record])).values()].slice(0, limit);
}

const MAX_SUGGESTIONS = 3;
/** Share of equal letters from which a reader recognises the word they meant. */
const MIN_SIMILARITY = 0.6;
/** Words shorter than this are in every title. */
const MIN_WORD = 4;

const toWords = (text: string): string[] => normalise(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Suggests the words of page titles that are closest to the words of a query; none where none looks like one. */
function suggestQueries(query: string, records: readonly SearchRecord[]): string[] {
  const titles = records.filter(({anchor}) => anchor === null).map(pageTitleOf);
  const asked = toWords(query);
  const compare = (word: string): number =>
    Math.max(0, ...asked.map((own) => 1 - distance(own, word) / Math.max(own.length, word.length)));
  return [...new Set(titles.flatMap(toWords).filter(({length}) => length >= MIN_WORD))]
    .map((word) => ({word, similarity: compare(word)}))
    .filter(({similarity}) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_SUGGESTIONS)
    .map(({word}) => word);
}

/** The embedded search of one version. */
export type SearchEngine = {readonly search: (request: SearchRequest) => SearchAnswer};

/** Starts the engine on the index of one version. MiniSearch finds the candidates, `rankPages` ranks them. */
export function createEngine(file: Omit<IndexFile, 'format' | 'version'>): SearchEngine {
  const {settings, locale} = file;
  const language = readLanguage(locale);
  const records = file.pages.flatMap((page) => toRecords(page, file));
  const index = createIndex(records, language, settings.boosts);
  const synonyms = createSynonyms(settings.synonyms, language);
  const weights = {...WEIGHTS, ...settings.weights};
  const phraseFactor = createPhraseFactor(language, weights);
  const byPage = groupBy(records, ({url_without_anchor: pageUrl}) => pageUrl);
  return {
    search: (request) => {
      const {query, snippetLength, codeLanguage} = request;
      const words = parseQuery(query, language);
      const {found, terms} = findCandidates(index, words, {language, synonyms});
      const phrases = readPhrases(query, words, synonyms);
      const pages = rankPages(found, {
        words,
        phraseFactorOf: (record) => phraseFactor(record, phrases),
        sectionCount: records.length,
        sectionsOfPage: (pageUrl) => byPage.get(pageUrl)?.length ?? 1,
        codeLanguage,
        weights,
      });
      const {mark, excerpt} = createHighlighter(terms, language);
      const hits = selectSections(pages, request).map((record) =>
        toHit(record, mark(headingOf(record)), excerpt(record.content, snippetLength)),
      );
      const suggestions = hits.length === 0 && query.trim() ? suggestQueries(query, records) : [];
      return {hits, pageCount: pages.length, suggestions};
    },
  };
}
