import {pageTitleOf, type SearchRecord} from '../records/searchRecord';
import {normalise} from '../text/normalise';

const MAX_SUGGESTIONS = 3;
const MIN_SIMILARITY = 0.12;

function toTrigrams(text: string): Set<string> {
  const padded = ` ${normalise(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return new Set(Array.from({length: Math.max(0, padded.length - 2)}, (_, at) => padded.slice(at, at + 3)));
}

/** Jaccard similarity of two sets. */
function similarityOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((part) => b.has(part)).length;
  return shared / (a.size + b.size - shared || 1);
}

/** Suggests page titles that look like the query, or else the titles of the highest-ranked pages. */
export function suggestQueries(query: string, records: Iterable<SearchRecord>): string[] {
  const own = toTrigrams(query);
  const titles = [...records]
    .filter(({anchor}) => anchor === null)
    .map((record) => ({title: pageTitleOf(record), rank: record.weight.pageRank}))
    .map(({title, rank}) => ({title, rank, similarity: similarityOf(own, toTrigrams(title))}));
  const similar = titles.filter(({similarity}) => similarity >= MIN_SIMILARITY);
  const sorted =
    similar.length > 0
      ? similar.sort((a, b) => b.similarity - a.similarity || b.rank - a.rank)
      : titles.sort((a, b) => b.rank - a.rank || b.similarity - a.similarity);
  return [...new Set(sorted.map(({title}) => title))].slice(0, MAX_SUGGESTIONS);
}
