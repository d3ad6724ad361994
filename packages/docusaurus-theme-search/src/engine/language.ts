/** What the engine knows of a language. English is built in; any other has plain words. */
export type Language = {
  /** Reduces a word in lower case to the form that its inflections share. */
  readonly stem: (word: string) => string;
  /** Dropped from queries; a query of nothing else is searched as it is. */
  readonly stopwords: ReadonlySet<string>;
  /** The most common words, which are not indexed at all. */
  readonly unindexed: ReadonlySet<string>;
  /** Endings that complete a word which is still being typed: `schedulin` will be `scheduling`. */
  readonly completions: readonly string[];
  /** Splits a run of letters into words, for scripts that put no spaces between them; `null` where there is no need. */
  readonly split: ((run: string) => readonly {readonly text: string; readonly start: number}[]) | null;
};

/** Remembers what a pure function of a text has returned: the words and headings of a site come again and again. */
export function memoise(compute: (text: string) => string): (text: string) => string {
  const results = new Map<string, string>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}

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
const stemEnglish = memoise((word) => {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return trim(applyFirst(applyFirst(word, RULES), SECOND));
});

const ENGLISH: Language = {
  stem: stemEnglish,
  stopwords: new Set(
    (
      'a about am an and any are as at be been being but by can cannot could did do does doing don dont for from get ' +
      'got had has have having how i if im in into is isn it its just keep keeps let me my of on or our out please ' +
      'should so some something than that the their them then there these they this those to too up us ' +
      'very want was we were what when where which while who whom why will with work works would you your'
    ).split(' '),
  ),
  unindexed: new Set(
    'a an and are as at be by for from has have in is it its of on or that the this to was were with you your'.split(
      ' ',
    ),
  ),
  completions: ['g', 'ng', 's', 'es', 'd', 'n', 'on', 't', 'nt', 'e'],
  split: null,
};

const ASCII = /^[\x00-\x7f]*$/;

/** Words of any language, found by `Intl.Segmenter`; a browser without it keeps runs of letters whole. */
function createPlainLanguage(locale: string): Language {
  const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(locale, {granularity: 'word'}) : null;
  return {
    stem: (word) => word,
    stopwords: new Set(),
    unindexed: new Set(),
    completions: [],
    split:
      segmenter &&
      ((run) =>
        ASCII.test(run)
          ? [{text: run, start: 0}]
          : [...segmenter.segment(run)]
              .filter(({isWordLike}) => isWordLike)
              .map(({segment, index}) => ({text: segment, start: index}))),
  };
}

/**
 * The language of a locale.
 *
 * @param locale as in the `i18n` configuration of the site, such as `en`, `en-GB` or `ja`
 */
export function readLanguage(locale: string): Language {
  return /^en(?:[-_]|$)/i.test(locale) ? ENGLISH : createPlainLanguage(locale);
}

const MARKS = /\p{M}+/gu;

/** Invisible characters: zero-width spaces and joiners, text directions, soft hyphens. */
export const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/gu;

/** Lower case without accents and invisible characters; the form in which words are compared. */
export function normalise(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(MARKS, '').replace(INVISIBLE, '').toLowerCase();
}

/** Replaces each run of white space by one space. */
export function collapseSpace(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** A term and its position in the text. */
export type Token = {
  readonly term: string;
  readonly start: number;
  readonly end: number;
  /** `word`: a stemmed word; `exact`: an identifier as it is written. */
  readonly kind: 'word' | 'exact';
};

/** Maximum length of a term; longer runs are data, not words. */
const MAX_TERM = 40;
const CHUNK = /[\p{L}\p{M}\p{N}$@_](?:[\p{L}\p{M}\p{N}$@_'’./:-]*[\p{L}\p{M}\p{N}_])?/gu;
const PART = /[\p{L}\p{M}\p{N}]+/gu;
const CAMEL_PART = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu;
/** A word in one case. */
const PLAIN = /^[A-Z]?[a-z]+$/;
const POSSESSIVE = /['’](?:s|t|re|ve|ll|d|m)$/iu;
const NOT_IDENTIFIER = /^(?:[a-z]+['’][a-z]+|\d+[.:/-]\d+.*|.*:\/\/.*)$/u;

function push(tokens: Token[], token: Token): void {
  if (token.term && token.term.length <= MAX_TERM) tokens.push(token);
}

function pushWord(tokens: Token[], text: string, start: number, {stem}: Language): void {
  const end = start + text.length;
  push(tokens, {term: stem(normalise(text)), start, end, kind: 'word'});
  if (PLAIN.test(text)) return;
  const camelParts = text.match(CAMEL_PART) ?? [];
  if (camelParts.length < 2 || camelParts.join('') !== text) return;
  let at = start;
  for (const camelPart of camelParts) {
    if (camelPart.length > 1)
      push(tokens, {term: stem(normalise(camelPart)), start: at, end: at + camelPart.length, kind: 'word'});
    at += camelPart.length;
  }
}

function pushPart(tokens: Token[], text: string, start: number, language: Language): void {
  const words = language.split?.(text) ?? [{text, start: 0}];
  for (const word of words) pushWord(tokens, word.text, start + word.start, language);
}

function pushCompound(tokens: Token[], chunk: string, start: number): void {
  const term = normalise(chunk);
  if (NOT_IDENTIFIER.test(term) || !/[._$@/:-]/.test(term)) return;
  const end = start + chunk.length;
  push(tokens, {term, start, end, kind: 'exact'});
  const bare = term.replace(/^[$@._]+/, '');
  if (bare !== term) push(tokens, {term: bare, start, end, kind: 'exact'});
  const joined = bare.replace(/[.-]/g, '');
  if (/^[a-z]+[.-][a-z]+$/.test(bare)) push(tokens, {term: joined, start, end, kind: 'exact'});
}

/**
 * Splits a text into terms. An identifier such as `$.flow.suspend` or `MILLRACE_API_KEY` becomes one
 * term, and its parts become words, so that queries for either find it.
 */
export function tokenise(text: string, language: Language): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(CHUNK)) {
    // Most words are plain and have no parts; looking for parts would double the time that a text takes.
    if (PLAIN.test(match[0])) {
      pushPart(tokens, match[0], match.index, language);
      continue;
    }
    const chunk = match[0].replace(POSSESSIVE, '');
    const parts = [...chunk.matchAll(PART)];
    if (parts.length > 1 || parts[0]?.[0] !== chunk) pushCompound(tokens, chunk, match.index);
    for (const part of parts) pushPart(tokens, part[0], match.index + part.index, language);
  }
  return tokens;
}
