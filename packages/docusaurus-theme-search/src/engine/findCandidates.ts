import {correctWord, expandQuery, splitWord, type Alternative, type QueryWord, type Synonyms} from './expandQuery';
import type {Language} from './language';
import {QUALITY} from './settings';
import type {Vocabulary} from './vocabulary';

/** A section that matches at least one word of the query. */
export type Candidate = {
  /** Index of the section. */
  readonly section: number;
  /** Best score and best quality of the alternatives of each query word. */
  readonly scores: readonly number[];
  readonly qualities: readonly number[];
};

/** The matching sections, and the terms to highlight in them: indexed terms, or several of them in sequence. */
export type Candidates = {
  readonly found: readonly Candidate[];
  readonly terms: ReadonlySet<string>;
  /** Number of sections that contain each query word, including those that its postings don't list. */
  readonly frequencies: readonly number[];
  /** Parts of the vocabulary to load for a complete response. */
  readonly missing: readonly number[];
};

type MutableCandidate = {section: number; scores: number[]; qualities: number[]};

const COMPLETION = 0.7;
/** Minimum length of a prefix that is also completed outside of titles and headings. */
const MIN_PREFIX = 3;

/** Finds the sections that match a query, based on the loaded vocabulary. Corrects words that it doesn't contain. */
export function findCandidates(
  vocabulary: Vocabulary,
  words: readonly QueryWord[],
  {language, synonyms}: {readonly language: Language; readonly synonyms: Synonyms},
): Candidates {
  const found = new Map<number, MutableCandidate>();
  const terms = new Set<string>();
  const missing = new Set<number>();
  const frequencies = words.map(() => 0);

  /** Returns the scores of sections that contain a term, or a term that starts with it. */
  function getTermScores(term: string, prefix: boolean, isShown: boolean): Map<number, number> {
    const scores = new Map<number, number>();
    const addScores = (name: string, weight: number): void => {
      const postings = vocabulary.get(name);
      if (!postings) return;
      if (isShown) terms.add(name);
      postings.sections.forEach((section, at) => {
        scores.set(section, (scores.get(section) ?? 0) + weight * (postings.scores[at] ?? 0));
      });
    };
    const isLong = term.length >= MIN_PREFIX || term.charCodeAt(0) > 127;
    vocabulary.missing(term, prefix && isLong).forEach((part) => missing.add(part));
    addScores(term, 1);
    for (const longer of prefix ? vocabulary.complete(term) : []) addScores(longer, COMPLETION);
    return scores;
  }

  /** Updates the best score and quality of each word that an alternative matches. */
  function addMatches({terms: wanted, prefix = false, quality, position, length = 1}: Alternative): void {
    // Words of a synonym such as “same time” mean something else on their own.
    const isShown = wanted.length === 1 || quality !== QUALITY.synonym;
    if (!isShown) terms.add(wanted.join(' '));
    const [first = new Map<number, number>(), ...others] = wanted.map((term) => getTermScores(term, prefix, isShown));
    const ownQuality = quality * (words[position]?.share ?? 1);
    for (const [section, score] of first) {
      if (!others.every((other) => other.has(section))) continue;
      const sum = others.reduce((total, other) => total + (other.get(section) ?? 0), score);
      const candidate = found.get(section) ?? {section, scores: words.map(() => 0), qualities: words.map(() => 0)};
      found.set(section, candidate);
      for (let at = position; at < position + length; at += 1) {
        candidate.scores[at] = Math.max(candidate.scores[at] ?? 0, (sum * ownQuality) / length);
        candidate.qualities[at] = Math.max(candidate.qualities[at] ?? 0, ownQuality);
      }
    }
  }

  expandQuery(words, language, synonyms).forEach(addMatches);
  words.forEach((word, position) => {
    const known = vocabulary.get(word.stem);
    frequencies[position] = known?.frequency ?? 0;
    if (!known) splitWord(word, position, language, (term) => vocabulary.get(term) !== undefined).forEach(addMatches);
  });
  const unknown = words.flatMap((word, position) =>
    [...found.values()].every(({scores}) => scores[position] === 0) ? [{word, position}] : [],
  );
  // Only correct a word after loading the parts that could contain it.
  if (unknown.length > 0 && missing.size === 0) {
    const known = vocabulary.terms();
    unknown.forEach(({word, position}) => correctWord(word, position, language, known).forEach(addMatches));
  }
  return {found: [...found.values()], terms, frequencies, missing: [...missing]};
}
