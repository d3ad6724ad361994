import {distance} from 'fastest-levenshtein';
import {normalise} from './normalise';
import type {PageEntry} from './records';

const MAX_SUGGESTIONS = 3;
/** Share of equal letters from which a reader recognises the word they meant. */
const MIN_SIMILARITY = 0.6;
/** Words shorter than this are in every title. */
const MIN_WORD = 4;

const toWords = (text: string): string[] => normalise(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Suggests the words of page titles that are closest to the words of a query; none where none looks like one. */
export function suggestQueries(query: string, pages: readonly PageEntry[]): string[] {
  const asked = toWords(query);
  const compare = (word: string): number =>
    Math.max(0, ...asked.map((own) => 1 - distance(own, word) / Math.max(own.length, word.length)));
  return [...new Set(pages.flatMap(({title}) => toWords(title)).filter(({length}) => length >= MIN_WORD))]
    .map((word) => ({word, similarity: compare(word)}))
    .filter(({similarity}) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_SUGGESTIONS)
    .map(({word}) => word);
}
