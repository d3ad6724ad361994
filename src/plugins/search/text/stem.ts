const VOWEL = /[aeiouy]/;
const MIN_STEM = 3;

type Rule = {readonly ending: RegExp; readonly to: string; readonly min: number};

/** Endings in the order they are tried; `min` is the least number of letters that must be left. */
const RULES: readonly Rule[] = [
  {ending: /ies$/, to: 'y', min: 3},
  {ending: /sses$/, to: 'ss', min: 2},
  {ending: /(?<=x|ch|sh|ss|zz)es$/, to: '', min: 3},
  {ending: /(?<![su'i])s$/, to: '', min: 3},
];

const SECOND: readonly Rule[] = [
  {ending: /ing$/, to: '', min: MIN_STEM},
  {ending: /ied$/, to: 'y', min: MIN_STEM},
  {ending: /ed$/, to: '', min: MIN_STEM},
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

/** Stems made before: the same words come again and again. */
const stems = new Map<string, string>();
const MOST_KEPT = 20_000;

/**
 * Cuts the common endings off an English word, so that `schedules`, `scheduled` and `scheduling` meet.
 * Only plain lower-case words are touched: identifiers, numbers and other scripts come back as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  const made = trim(applyFirst(applyFirst(word, RULES), SECOND));
  if (stems.size < MOST_KEPT) stems.set(word, made);
  return made;
}
