import MiniSearch, {type Query, type SearchResult} from 'minisearch';
import {correctWord, expandQuery, type Alternative, type QueryWord, type Synonyms} from './expandQuery';
import {tokenise, type Language} from './language';
import {addressWords} from './phrases';
import {headingOf, pageTitleOf, type SearchRecord} from './records';
import {BOOSTS, type Boosts, type Field} from './settings';

/** The index of one version, and its records by their id. */
type SearchIndex = {
  readonly minisearch: MiniSearch<SearchRecord>;
  readonly records: ReadonlyMap<string, SearchRecord>;
};

/** The fields that are searched for a single letter. */
const TITLE_FIELDS: readonly Field[] = ['title', 'heading'];

function isPage({anchor}: SearchRecord): boolean {
  return anchor === null;
}

/** Text of each field; MiniSearch leaves `undefined` out of the average length of a field. */
const FIELD_TEXT: Readonly<Record<Field, (record: SearchRecord) => string | undefined>> = {
  title: (record) => (isPage(record) ? `${pageTitleOf(record)} ${addressWords(record.url_without_anchor)}` : undefined),
  heading: (record) => (isPage(record) ? undefined : headingOf(record)),
  page: (record) => (isPage(record) ? undefined : pageTitleOf(record)),
  code: ({code}) => (code.length > 0 ? code.join(' ') : undefined),
  content: ({content}) => content,
};

/** Indexes records with MiniSearch, by the words of their language and by identifiers. A second record with an id is left out. */
export function createIndex(
  records: readonly SearchRecord[],
  language: Language,
  boosts: Partial<Boosts> = {},
): SearchIndex {
  const byId = new Map([...records].reverse().map((record) => [record.objectID, record]));
  const minisearch = new MiniSearch<SearchRecord>({
    idField: 'objectID',
    fields: Object.keys(FIELD_TEXT),
    // MiniSearch accepts a missing field; its type does not say so.
    extractField: (record, name) =>
      (name in FIELD_TEXT ? FIELD_TEXT[name as Field](record) : record.objectID) as string,
    tokenize: (text) => tokenise(text, language).map(({term}) => term),
    processTerm: (term) => (language.unindexed.has(term) ? null : term),
    searchOptions: {
      // Queries arrive as terms: see `expandQuery`.
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: {...BOOSTS, ...boosts},
      bm25: {k: 1.2, b: 0.6, d: 0.5},
      weights: {prefix: 0.7, fuzzy: 0.6},
    },
  });
  minisearch.addAll([...byId.values()].reverse());
  return {minisearch, records: byId};
}

/** A section that matches some of the query. */
export type Candidate = {
  readonly record: SearchRecord;
  /** For each query word the best score of its alternatives, and the best quality. */
  readonly scores: readonly number[];
  readonly qualities: readonly number[];
};

/** The sections that match a query, and the index terms they were found by. */
type Candidates = {readonly found: readonly Candidate[]; readonly terms: ReadonlySet<string>};

type MutableCandidate = {record: SearchRecord; scores: number[]; qualities: number[]};

function toMiniSearchQuery({terms, prefix = false, fuzzy = 0}: Alternative): Query {
  const [first = ''] = terms;
  const query = {combineWith: 'AND' as const, queries: [...terms], prefix, fuzzy};
  // A single letter begins too many words to search them all.
  return prefix && first.length === 1 ? {...query, fields: [...TITLE_FIELDS]} : query;
}

/** Keeps the better of what is known and a further alternative, for each word that the alternative stands for. */
function addMatch(
  candidate: MutableCandidate,
  {score, queryTerms}: SearchResult,
  by: Alternative,
  share: number,
): void {
  const quality = by.quality * share;
  // MiniSearch multiplies the score by the number of matched terms.
  const value = (score * quality) / (queryTerms.length || 1) / by.length;
  for (let at = by.position; at < by.position + by.length; at += 1) {
    candidate.scores[at] = Math.max(candidate.scores[at] ?? 0, value);
    candidate.qualities[at] = Math.max(candidate.qualities[at] ?? 0, quality);
  }
}

/** Finds the sections that match a query; words that the index does not know are corrected. */
export function findCandidates(
  {minisearch, records}: SearchIndex,
  words: readonly QueryWord[],
  {language, synonyms}: {readonly language: Language; readonly synonyms: Synonyms},
): Candidates {
  const found = new Map<string, MutableCandidate>();
  const terms = new Set<string>();

  function addAll(alternatives: readonly Alternative[]): void {
    for (const by of alternatives) {
      for (const result of minisearch.search(toMiniSearchQuery(by))) {
        const id = String(result.id);
        const record = records.get(id);
        if (!record) continue;
        const none = (): number[] => words.map(() => 0);
        const candidate = found.get(id) ?? {record, scores: none(), qualities: none()};
        found.set(id, candidate);
        addMatch(candidate, result, by, words[by.position]?.share ?? 1);
        result.terms.forEach((term) => terms.add(term));
      }
    }
  }

  addAll(expandQuery(words, language, synonyms));
  const known = [...found.values()];
  const isUnknown = (position: number): boolean => known.every(({scores}) => scores[position] === 0);
  addAll(words.flatMap((word, position) => (isUnknown(position) ? correctWord(word, position, language) : [])));
  return {found: [...found.values()], terms};
}
