import {decodePostings, type Postings} from './postings';
import type {Parts} from './parts';
import type {TermsPart} from './records';

/** The known terms: those of titles and headings, and those of loaded parts. */
export type Vocabulary = {
  /** Returns the numbers of parts that contain a term, or terms that start with it, and that aren't loaded yet. */
  readonly missing: (term: string, isPrefix: boolean) => number[];
  readonly get: (term: string) => Postings | undefined;
  /** Returns longer terms with this prefix. */
  readonly complete: (prefix: string) => string[];
  /** Returns all known words, without whole headings. */
  readonly terms: () => string[];
};

/** Maximum number of completions of a prefix, the shortest first. */
const MAX_COMPLETIONS = 60;
/** Maximum number of parts to load for a prefix. */
const MAX_PARTS = 2;

/** Binary search: returns the index of the first entry that isn't before the term. */
function findInsertionIndex(length: number, isBefore: (at: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The terms of titles and headings, which are part of the index file. */
export type HeadTerms = {readonly postings: ReadonlyMap<string, readonly number[]>; readonly sorted: TermsPart};

/** Sorts the terms of titles and headings. */
export function createHeadTerms(postings: ReadonlyMap<string, readonly number[]>): HeadTerms {
  return {postings, sorted: [...postings].sort(([a], [b]) => (a < b ? -1 : 1))};
}

/**
 * Creates a vocabulary that initially contains the terms of titles and headings.
 *
 * @param firsts first prefix of each part (`terms` in the index file)
 */
export function createVocabulary(head: HeadTerms, firsts: readonly string[], parts: Pick<Parts, 'get'>): Vocabulary {
  const getPart = (at: number): TermsPart | undefined => parts.get(at) as TermsPart | undefined;
  const getKnownTerms = (): TermsPart[] => [head.sorted, ...firsts.flatMap((_, at) => [getPart(at) ?? []])];

  /** Returns the number of the part that would contain a term. */
  const getPartNumber = (term: string): number =>
    Math.max(0, findInsertionIndex(firsts.length, (at) => (firsts[at] ?? '') <= term) - 1);

  function getPostings(term: string): readonly number[] | undefined {
    const entries = getPart(getPartNumber(term));
    if (!entries) return head.postings.get(term);
    const entry = entries[findInsertionIndex(entries.length, (at) => (entries[at]?.[0] ?? '') < term)];
    return entry?.[0] === term ? entry[1] : undefined;
  }

  function getTermsWithPrefix(entries: TermsPart, prefix: string): string[] {
    const found: string[] = [];
    for (let at = findInsertionIndex(entries.length, (place) => (entries[place]?.[0] ?? '') < prefix); ; at += 1) {
      const term = entries[at]?.[0];
      if (!term?.startsWith(prefix)) return found;
      if (term !== prefix && !term.endsWith(' ')) found.push(term);
    }
  }

  return {
    missing: (term, isPrefix) => {
      const first = getPartNumber(term);
      const last = isPrefix ? Math.min(getPartNumber(`${term}\uFFFF`), first + MAX_PARTS - 1) : first;
      const wanted = Array.from({length: last - first + 1}, (_, at) => first + at);
      return wanted.filter((part) => part < firsts.length && !getPart(part));
    },
    get: (term) => {
      const numbers = getPostings(term);
      return numbers && decodePostings(numbers);
    },
    complete: (prefix) => {
      const found = getKnownTerms().flatMap((entries) => getTermsWithPrefix(entries, prefix));
      return [...new Set(found)].sort((a, b) => a.length - b.length).slice(0, MAX_COMPLETIONS);
    },
    terms: () => {
      const all = getKnownTerms().flatMap((entries) => entries.map(([term]) => term));
      return [...new Set(all)].filter((term) => !term.endsWith(' '));
    },
  };
}
