import type {Query, SearchResult} from 'minisearch';
import type {SearchRecord} from '../records/searchRecord';
import {TITLE_FIELDS, type SearchIndex} from './createIndex';
import {correctWord, expandQuery, type Alternative} from './expandQuery';
import type {QueryWord} from './parseQuery';

/** A section that matches some of the query. */
export type Candidate = {
  readonly record: SearchRecord;
  /** For each query word the best score of its alternatives, and the best quality. */
  readonly scores: readonly number[];
  readonly qualities: readonly number[];
};

/** The sections that match a query, and the index terms they were found by. */
export type Candidates = {readonly found: readonly Candidate[]; readonly terms: ReadonlySet<string>};

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
export function findCandidates({minisearch, records}: SearchIndex, words: readonly QueryWord[]): Candidates {
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

  addAll(expandQuery(words));
  const known = [...found.values()];
  const isUnknown = (position: number): boolean => known.every(({scores}) => scores[position] === 0);
  addAll(words.flatMap((word, position) => (isUnknown(position) ? correctWord(word, position) : [])));
  return {found: [...found.values()], terms};
}
