import {stem} from '../text/stem';
import type {QueryWord} from './parseQuery';
import {findSynonyms, LONGEST_SYNONYM} from './synonymForms';
import {QUALITY} from './weights';

/** One way in which a section can match one or more words of the query. */
export type Alternative = {
  /** Terms that the section must hold, all of them. */
  readonly terms: readonly string[];
  /** 1 for the word itself, less for what stands in for it. */
  readonly quality: number;
  /** Position of the first query word it stands for, and the number of words. */
  readonly position: number;
  readonly length: number;
  /** Also terms that begin with this one. */
  readonly prefix?: boolean;
  /** Also terms within this number of edits. */
  readonly fuzzy?: number;
};

/** Endings that complete a word which is still being typed: `schedulin` will be `scheduling`. */
const COMPLETIONS = ['g', 'ng', 's', 'es', 'd', 'n', 'on', 't', 'nt', 'e'];
const MIN_HALF = 3;

/** Number of edits in which a misspelt word may differ: 1 from 4 letters, 2 from 8. */
function maxEdits({length}: string): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

type Options = Partial<Pick<Alternative, 'length' | 'prefix' | 'fuzzy'>>;

function alternative(terms: readonly string[], quality: number, position: number, options: Options = {}): Alternative {
  return {terms, quality, position, length: 1, ...options};
}

function completeWord({raw, stem: own}: QueryWord, position: number): Alternative[] {
  const stems = new Set(COMPLETIONS.map((ending) => stem(raw + ending)));
  const completed = [...stems].filter((term) => term !== own && term.length <= raw.length);
  return [
    alternative([raw], QUALITY.prefix, position, {prefix: true}),
    ...completed.map((term) => alternative([term], QUALITY.prefix, position)),
  ];
}

function findSynonymsAt(words: readonly QueryWord[], position: number): Alternative[] {
  const lengths = Array.from({length: LONGEST_SYNONYM}, (_, index) => index + 1);
  return lengths
    .filter((length) => position + length <= words.length)
    .flatMap((length) =>
      findSynonyms(words.slice(position, position + length).map((word) => word.stem)).map((terms) =>
        alternative(terms, QUALITY.synonym, position, {length}),
      ),
    );
}

/** Two words written apart that the index may know as one: `web hook`. */
function joinWithNext(words: readonly QueryWord[], position: number): Alternative[] {
  const [word, next] = words.slice(position);
  if (!word || !next || word.identifier || next.identifier) return [];
  return [alternative([stem(word.raw + next.raw)], 1, position, {length: 2})];
}

/** Lists what each word of a query can be found by: itself, its completions, its synonyms. */
export function expandQuery(words: readonly QueryWord[]): Alternative[] {
  return words.flatMap((word, position) => [
    alternative([word.stem], 1, position),
    ...(word.open ? completeWord(word, position) : []),
    ...joinWithNext(words, position),
    ...findSynonymsAt(words, position),
  ]);
}

/** A word with each pair of neighbouring letters swapped: MiniSearch counts a swap as two edits. */
function swapLetters(word: string): string[] {
  return [...word].slice(1).map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));
}

/** Lists what a word that the index does not know may have meant: a misspelt word, or two words written as one. */
export function correctWord({raw, stem: own}: QueryWord, position: number): Alternative[] {
  const spellings = [...new Set([raw, own])].map((term) => alternative([term], 1, position, {fuzzy: maxEdits(term)}));
  const cuts = Array.from({length: Math.max(0, raw.length - 2 * MIN_HALF + 1)}, (_, index) => index + MIN_HALF);
  const halves = cuts.map((cut) =>
    alternative([stem(raw.slice(0, cut)), stem(raw.slice(cut))], QUALITY.split, position),
  );
  const swapped = swapLetters(raw).map((word) => alternative([stem(word)], QUALITY.swapped, position));
  return [...spellings, ...swapped, ...halves];
}
