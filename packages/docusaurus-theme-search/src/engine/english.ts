const VOWEL = /[aeiouy]/;

type Rule = {readonly ending: RegExp; readonly to: string; readonly min: number};

/** Suffixes in the order in which they're tried; `min` is the minimum length of the result. */
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
  {ending: /ment$/, to: '', min: 5},
  {ending: /(?<=[st])ion$/, to: '', min: 4},
];

function applyFirstRule(word: string, rules: readonly Rule[]): string {
  for (const {ending, to, min} of rules) {
    if (!ending.test(word)) continue;
    const stem = word.replace(ending, to);
    return stem.length >= min && VOWEL.test(stem) ? stem : word;
  }
  return word;
}

function trimStem(word: string): string {
  const single = word.length > 3 ? word.replace(/([bdfgmnprt])\1$/, '$1') : word;
  return single.length > 3 ? single.replace(/e$/, '') : single;
}

/** Cache of stems, because most words occur repeatedly. */
const stems = new Map<string, string>();

/**
 * Stems an English word, so that `schedules`, `scheduled` and `scheduling` become the same term. Only changes
 * plain lower-case words, not identifiers, numbers or other scripts.
 */
export function stemEnglish(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const stem = stems.get(word) ?? trimStem(applyFirstRule(applyFirstRule(word, RULES), SECOND));
  stems.set(word, stem);
  return stem;
}

/** Stems of irregular negations: `won’t`, `can’t`, `shan’t`, `ain’t`. */
const VERBS: Readonly<Record<string, string>> = {wo: 'will', ca: 'can', sha: 'shall', ai: 'is'};
/** Negated verbs, also without an apostrophe or incomplete: `don’t`, `dont`, `doesn`. */
const NEGATED =
  /^(ai|are|ca|could|dare|did|does|do|had|has|have|is|might|must|need|ought|sha|should|was|were|wo|would)n['’]?t$|^(are|could|did|does|had|has|must|should|was|were|would)n$/;
/** Contracted verbs after a pronoun, and the possessive suffix. */
export const SHORT_ENDING = /(?<=[\p{L}\p{M}\p{N}])(?:['’](?:s|re|ve|ll|d|m)){1,2}$/iu;

/** Expands an English contraction in lower case; `null` for any other word. */
export function expandContraction(word: string): readonly string[] | null {
  if (word === 'cannot') return ['can', 'not'];
  const [, ...verbs] = NEGATED.exec(word) ?? [];
  const verb = verbs.find(Boolean);
  return verb ? [VERBS[verb] ?? verb, 'not'] : null;
}

/** English stop words. “Up” and “out” aren't among them, because “set up” and “time out” mean more than their verbs. */
export const STOPWORDS: ReadonlySet<string> = new Set(
  (
    'a about am an and any are as at be been being but by can cannot could did do does doing don dont for from get ' +
    'got had has have having how i if im in into is isn it its just keep keeps let me my of on or our please ' +
    'should so some something than that the their them then there these they this those to too us ' +
    'very want was we were what when where which while who whom why will with work works would you your'
  ).split(' '),
);
