import {pageTitleOf, type SearchRecord} from '../records/searchRecord';
import {normalise} from '../text/normalise';

const MAX_SUGGESTIONS = 3;
/** Shared trigrams from which a reader recognises the word they meant. */
const MIN_SIMILARITY = 0.25;
/** Words shorter than this are in every title. */
const MIN_WORD = 4;

const toWords = (text: string): string[] => normalise(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function toTrigrams(word: string): Set<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({length: Math.max(0, padded.length - 2)}, (_, at) => padded.slice(at, at + 3)));
}

/** Jaccard similarity of two sets. */
function similarityOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((part) => b.has(part)).length;
  return shared / (a.size + b.size - shared || 1);
}

/** The words of page titles, each with the rank of the best page that has it. */
function collectWords(records: Iterable<SearchRecord>): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const record of records) {
    if (record.anchor !== null) continue;
    for (const word of toWords(pageTitleOf(record))) {
      if (word.length >= MIN_WORD) ranks.set(word, Math.max(ranks.get(word) ?? 0, record.weight.pageRank));
    }
  }
  return ranks;
}

/** Suggests the words of page titles that are closest to the words of a query; none where none looks like one. */
export function suggestQueries(query: string, records: Iterable<SearchRecord>): string[] {
  const asked = toWords(query).map(toTrigrams);
  return [...collectWords(records)]
    .map(([word, rank]) => {
      const offered = toTrigrams(word);
      return {word, rank, similarity: Math.max(0, ...asked.map((own) => similarityOf(own, offered)))};
    })
    .filter(({similarity}) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity || b.rank - a.rank)
    .slice(0, MAX_SUGGESTIONS)
    .map(({word}) => word);
}
