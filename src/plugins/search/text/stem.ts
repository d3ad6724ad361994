import {memoise} from './memoise';

const VOWEL = /[aeiouy]/;

type Rule = {readonly ending: RegExp; readonly to: string; readonly min: number};

/** Endings in the order in which they are tried; `min` is the minimum number of letters that must remain. */
const RULES: readonly Rule[] = [
  {ending: /ies$/, to: 'y', min: 3},
  {ending: /sses$/, to: 'ss', min: 2},
  {ending: /(?<=x|ch|sh|ss|zz)es$/, to: '', min: 3},
  {ending: /(?<![su'i])s$/, to: '', min: 3},
];

const SECOND: readonly Rule[] = [
  {ending: /ing$/, to: '', min: 3},
  {ending: /ied$/, to: 'y', min: 3},
  {ending: /ed$/, to: '', min: 3},
  {ending: /ly$/, to: '', min: 4},
  {ending: /ment$/, to: '', min: 5},
  {ending: /(?<=[st])ion$/, to: '', min: 4},
];

function applyFirst(word: string, rules: readonly Rule[]): string {
  for (const {ending, to, min} of rules) {
    if (!ending.test(word)) continue;
    const stem = word.replace(ending, to);
    return stem.length >= min && VOWEL.test(stem) ? stem : word;
  }
  return word;
}

function trim(word: string): string {
  const single = word.length > 4 ? word.replace(/([bdfgmnprt])\1$/, '$1') : word;
  return single.length > 3 ? single.replace(/e$/, '') : single;
}

/**
 * Stems an English word, so that `schedules`, `scheduled` and `scheduling` become the same term.
 * Only plain lower-case words change: identifiers, numbers and other scripts stay as they are.
 */
export const stem = memoise((word) => {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return trim(applyFirst(applyFirst(word, RULES), SECOND));
});
