import type {SearchHit} from '../engine/result';
import {removeMarks} from '../text/normalise';

/** Most letters that are tried, and letters from which on nothing is guessed: no word is so long. */
const MOST_LETTERS = 2;
const TOO_LONG = 40;

const LAST_WORD = /[\p{L}\p{N}]+$/u;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** Words of a hit as the reader sees them, in lower case. */
function wordsOf({pageTitle, heading, snippetHtml}: SearchHit): string[] {
  const text = `${pageTitle} ${heading} ${removeMarks(snippetHtml)}`;
  return text.toLowerCase().split(BETWEEN_WORDS);
}

/**
 * Guesses the next query while a word is typed: the results mostly show the word it will be, so it goes on with the
 * letters that their words go on with. The best guess is first; words of the first results count most.
 */
export function nextQueries(query: string, hits: readonly SearchHit[]): string[] {
  const begun = LAST_WORD.exec(query.slice(-TOO_LONG))?.[0].toLowerCase();
  if (begun === undefined || begun.length === TOO_LONG) return [];
  const votes = new Map<string, number>();
  hits.forEach((hit, at) => {
    for (const word of wordsOf(hit)) {
      const letter = word.startsWith(begun) ? word.charAt(begun.length) : '';
      if (letter) votes.set(letter, (votes.get(letter) ?? 0) + 1 / (at + 2));
    }
  });
  const sorted = [...votes].sort(([, a], [, b]) => b - a);
  return sorted.slice(0, MOST_LETTERS).map(([letter]) => query + letter);
}
