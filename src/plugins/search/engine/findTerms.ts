import {stem} from '../text/stem';
import {allowedEdits, editDistance} from './editDistance';
import {letterBits, lowerBound, type TermRange} from './termSource';

/** A term of the index that stands for a word of the query, and how well it does. */
export type FoundTerm = {
  readonly id: number;
  readonly term: string;
  readonly count: number;
  /** 1 for the word itself, less for prefixes, misspellings and synonyms. */
  readonly quality: number;
};

const QUALITY = {stem: 1, prefix: 0.85, oneEdit: 0.7, twoEdits: 0.5} as const;
const MOST_OF_SHORT = 8;
const MOST_MISSPELLINGS = 3;
/** Endings as they are misspelt: `pricng` is `pric` and a half `ing`. */
const MISSPELT_ENDING = /(?:i?ng|ign|igns?|e?d|e?s)$/;
/** Endings that complete a word which is still being typed: `schedulin` is on its way to `scheduling`. */
const COMPLETIONS = ['g', 'ng', 's', 'es', 'd', 'n', 'on', 't', 'nt', 'e'];

function toFound(range: TermRange, at: number, quality: number): FoundTerm {
  return {id: range.first + at, term: range.terms[at] ?? '', count: range.counts[at] ?? 0, quality};
}

/** Finds one term as it is written. */
export function findExact(range: TermRange, term: string, quality: number = QUALITY.stem): FoundTerm[] {
  const at = lowerBound(range.terms, term);
  return range.terms[at] === term ? [toFound(range, at, quality)] : [];
}

/** Finds the terms a word may become while it is typed: the closest in length, then the most used. */
export function findPrefixed(range: TermRange, prefix: string, most: number): FoundTerm[] {
  const found: FoundTerm[] = [];
  for (let at = lowerBound(range.terms, prefix); range.terms[at]?.startsWith(prefix); at += 1) {
    const longer = (range.terms[at]?.length ?? 0) - prefix.length;
    if (longer > 0) found.push(toFound(range, at, QUALITY.prefix - Math.min(0.35, longer * 0.03)));
  }
  const kept = prefix.length < 3 ? Math.min(most, MOST_OF_SHORT) : most;
  return found.sort((a, b) => b.count - a.count || a.id - b.id).slice(0, kept);
}

/** Finds the stem of a word whose ending is half typed. */
export function findCompletions(range: TermRange, word: string): FoundTerm[] {
  const stems = new Set(COMPLETIONS.map((ending) => stem(word + ending)));
  stems.delete(word);
  return [...stems].flatMap((term) => (word.startsWith(term) ? findExact(range, term, QUALITY.prefix) : []));
}

/** Whether more than `most` bits are set. */
function hasMoreBits(bits: number, most: number): boolean {
  let rest = bits;
  for (let removed = 0; removed < most; removed += 1) rest &= rest - 1;
  return rest !== 0;
}

/** Finds the terms that differ from a word by the fewest edits, the most used first. */
export function findMisspelt(range: TermRange, word: string, open: boolean): FoundTerm[] {
  const most = allowedEdits(open ? word.length - 1 : word.length);
  if (most === 0) return [];
  const stemmed = stem(word);
  const bare = word.replace(MISSPELT_ENDING, '');
  const bits = letterBits(bare.length < stemmed.length ? bare : stemmed);
  const found: (FoundTerm & {readonly edits: number})[] = [];
  range.terms.forEach((term, at) => {
    if (hasMoreBits(bits & ~(range.letters[at] ?? 0), most)) return;
    if (term.length < 3 || Math.abs(term.length - word.length) > most + (open ? 12 : 4)) return;
    const edits = Math.min(
      editDistance(word, term, most, open),
      editDistance(stemmed, term, most),
      term === bare ? 1 : Infinity,
    );
    if (edits > most) return;
    const firstLetter = term[0] === word[0] ? 0 : 0.5;
    const quality = edits > 1 ? QUALITY.twoEdits : QUALITY.oneEdit;
    found.push({...toFound(range, at, quality), edits: edits + firstLetter});
  });
  const least = Math.min(...found.map(({edits}) => edits));
  return found
    .filter(({edits}) => edits === least)
    .sort((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, MOST_MISSPELLINGS);
}
