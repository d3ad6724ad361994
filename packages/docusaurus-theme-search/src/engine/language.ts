import {expandContraction, SHORT_ENDING, stemEnglish, STOPWORDS} from './english';
import {isAscii, normalizeText, toPlainSigns} from './normalizeText';

/** Language support of the engine. English is built in; for others, words are compared as they are. */
export type Language = {
  /** Expands a contraction in lower case: `do` and `not` for `don’t`; `null` for any other word. */
  readonly expand: (word: string) => readonly string[] | null;
  /** Suffixes to ignore, such as possessives. */
  readonly ignoredEnding: RegExp;
  /** Stems a word in lower case. */
  readonly stem: (word: string) => string;
  /**
   * Stop words: not indexed in texts, only in titles, headings and identifiers. Dropped from queries unless there are
   * no other words.
   */
  readonly stopwords: ReadonlySet<string>;
  /** Whether a word may have suffixes that `stem` doesn't remove, so that it's also matched as a prefix. */
  readonly hasEndings: boolean;
};

const ENGLISH: Language = {
  expand: expandContraction,
  ignoredEnding: SHORT_ENDING,
  stem: stemEnglish,
  stopwords: STOPWORDS,
  hasEndings: false,
};

const PLAIN_LANGUAGE: Language = {
  expand: () => null,
  ignoredEnding: /(?!)/,
  stem: (word) => word,
  stopwords: new Set(),
  hasEndings: true,
};

/**
 * Returns the language of a locale.
 *
 * @param locale as in the `i18n` configuration of the site, such as `en`, `en-GB` or `ja`
 */
export function getLanguage(locale: string): Language {
  return /^en(?:[-_]|$)/i.test(locale) ? ENGLISH : PLAIN_LANGUAGE;
}

/** Scripts without spaces between words. `Intl.Segmenter` has quadratic complexity for long runs of them. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]{1,500}/gu;

/** Two Han characters, which a browser segments as two words if its dictionary lacks the word, such as 组件. */
const PAIR = /^\p{sc=Han}{2}$/u;

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', {granularity: 'word'}) : null;

/** Returns the last word boundary at or before `at`, in any script. */
export function getWordBoundary(text: string, at: number): number {
  if (at <= 0 || at >= text.length) return Math.max(0, Math.min(at, text.length));
  return segmenter?.segment(text).containing(at)?.index ?? text.lastIndexOf(' ', at) + 1;
}

/** A term and its position in the text. */
export type Token = {
  readonly term: string;
  readonly start: number;
  readonly end: number;
  /** `word`: a stemmed word; `exact`: an identifier; `sign`: a standalone operator or emoji. */
  readonly kind: 'word' | 'exact' | 'sign';
  /** The word from an expanded contraction, if it differs from the text. */
  readonly word?: string;
};

/** Maximum length of a term with digits; longer runs are data, not words. */
const MAX_TERM = 40;
/** Maximum number of letters to index per word. The names of German laws have up to 67. */
const MAX_LETTERS = 80;
/** Longer runs of letters aren't indexed. */
const MAX_COMPOUND = 250;
/** Words and names, with joining characters. Names can start with a dot or end with a symbol: `.NET`, `C#`, `C++`. */
const CHUNK =
  /(?:(?<=^|\s)\.(?=\p{L}))?[\p{L}\p{M}\p{N}$@_](?:[\p{L}\p{M}\p{N}$@_'’./:-]|(?<=\p{L})&(?=\p{L}))*(?:\+\+|#(?![\p{L}\p{N}]))?/gu;
/** Punctuation at the end of a chunk, such as a full stop or a closing quotation mark. */
const CLOSING = /(?<![$@'’./:-])[$@'’./:-]+$/u;
const PART = /[\p{L}\p{M}\p{N}]+/gu;
const CAMEL_PART = /\p{Lu}(?:\p{Ll}+|\p{Lu}*(?!\p{Ll}))|\p{Ll}+|\p{N}+/gu;
/** A word of ASCII letters, in lower case or capitalized. */
const PLAIN = /^[A-Z]?[a-z]+$/;
/** A number with dots, or a date or time, even next to letters of a script without spaces. */
const NUMBER = /(?<![\p{N}.])v?\d+(?:\.\d+)+|(?<![\p{N}.:/-])\d+(?:[:/-]\d+)+/giu;
/** A date or month that begins with the year: `2024-01-05`, `2024/1/5`, `2024-01`. */
const DATE = /^((?:19|20)\d\d)([/-])(\d\d?)(?:\2(\d\d?))?$/;
const NOT_IDENTIFIER = /^(?:[a-z]+['’][a-z]+$|\d+[.:/-]\d)|:\/\//u;

function pushToken(tokens: Token[], token: Token): void {
  const {term} = token;
  if (!term) return;
  if (term.length <= MAX_TERM) tokens.push(token);
  else if (term.length <= MAX_COMPOUND && !/\p{N}/u.test(term)) tokens.push({...token, term: limitLength(term)});
}

/** Truncates a long word, without splitting a surrogate pair. */
const limitLength = (term: string): string => term.slice(0, MAX_LETTERS).replace(/[\uD800-\uDBFF]$/, '');

function pushWord(tokens: Token[], text: string, start: number, {stem}: Language): void {
  const end = start + text.length;
  pushToken(tokens, {term: stem(normalizeText(text)), start, end, kind: 'word'});
  if (PLAIN.test(text)) return;
  const camelParts = text.match(CAMEL_PART) ?? [];
  if (camelParts.length < 2 || camelParts.join('') !== text) return;
  let at = start;
  for (const camelPart of camelParts) {
    if (camelPart.length > 1)
      pushToken(tokens, {term: stem(normalizeText(camelPart)), start: at, end: at + camelPart.length, kind: 'word'});
    at += camelPart.length;
  }
}

/** Adds the words of a run of letters: the whole run or, in a script without spaces, its segments. */
function pushPart(tokens: Token[], text: string, start: number, language: Language): void {
  let at = 0;
  for (const run of isAscii(text) || !segmenter ? [] : text.matchAll(UNSPACED)) {
    if (run.index > at) pushWord(tokens, text.slice(at, run.index), start + at, language);
    const segments = [...(segmenter?.segment(run[0]) ?? [])];
    segments.forEach(({segment, index}, place) => {
      const pair = segment + (segments[place + 1]?.segment ?? '');
      if (PAIR.test(pair)) pushWord(tokens, pair, start + run.index + index, language);
      pushWord(tokens, segment, start + run.index + index, language);
    });
    at = run.index + run[0].length;
  }
  if (at < text.length) pushWord(tokens, text.slice(at), start + at, language);
}

/** Adds the terms of a composite number, such as a version or date: the whole, its prefixes, and its parts. */
function pushNumber(tokens: Token[], text: string, start: number, kind: Token['kind']): void {
  const end = start + text.length;
  const number = text.replace(/^v/i, '');
  const [, year = '', , ...rest] = DATE.exec(number) ?? [];
  const term = year ? [year, ...rest.flatMap((part) => part?.padStart(2, '0') ?? [])].join('-') : number;
  pushToken(tokens, {term, start, end, kind});
  if (number !== text) pushToken(tokens, {term: `v${parseInt(number, 10)}`, start, end, kind: 'word'});
  for (const {index} of [...term.matchAll(/[.:/-]/g)].reverse())
    pushToken(tokens, {term: term.slice(0, index), start, end, kind: 'word'});
  for (const [part] of term.matchAll(/(?<=[:/-])\d+|(?<=\.)(?:19|20)\d\d$/g))
    pushToken(tokens, {term: part, start, end, kind: 'word'});
}

function pushCompound(tokens: Token[], chunk: string, start: number): void {
  const term = normalizeText(chunk);
  if (NOT_IDENTIFIER.test(term) || !/[._$@/:#+&-]/.test(term)) return;
  const end = start + chunk.length;
  // Index "C++" as its own word, because it's different from "C".
  pushToken(tokens, {term, start, end, kind: /[+#]$/.test(term) ? 'word' : 'exact'});
  const bare = term.replace(/^[$@._]+/, '');
  if (bare !== term) pushToken(tokens, {term: bare, start, end, kind: 'exact'});
  for (const piece of bare.split(/[./:>]+/))
    if (piece !== bare && /[_$@-]/.test(piece)) pushToken(tokens, {term: piece, start, end, kind: 'exact'});
  const joined = bare.replace(/[.-]/g, '');
  if (/^[a-z]+[.-][a-z]+$/.test(bare)) pushToken(tokens, {term: joined, start, end, kind: 'exact'});
}

/** Whether a chunk is a single letter joined by an ampersand, such as the `T` of `AT&T`, which isn't indexed. */
const isInitial = (chunk: string, {0: part, index}: RegExpExecArray): boolean =>
  part.length === 1 && (chunk[index - 1] === '&' || chunk[index + 1] === '&');

/** Standalone symbols: operators, such as `=>` and `?.`, and emoji. */
const SIGNS =
  /(?<=^|[\s("'`“‘])(?![$@])[\p{Sm}\p{So}\p{Sk}\uFE0F\u200D!#$%&*+,./:;=?@\\|~^<>-]{1,6}(?=$|[\s)"'`”’.,;:])/gu;
/** Symbols that are usually punctuation between words. */
const PUNCTUATION = /^(?:[^\p{L}\p{M}\p{N}]|\.{3}|-{2,3}|\/{2})$/u;

/** Whether a term is punctuation, which is only indexed in titles and headings, and only searched by itself. */
export const isPunctuation = (term: string): boolean => PUNCTUATION.test(term);

function addSignTokens(text: string, tokens: readonly Token[]): Token[] {
  const signs = [...text.matchAll(SIGNS)].map(({0: sign, index}): Token => {
    const term = normalizeText(sign).replaceAll('\uFE0F', '');
    return {term, start: index, end: index + sign.length, kind: 'sign'};
  });
  return [...tokens, ...signs].sort((a, b) => a.start - b.start);
}

/**
 * Splits a text into terms. An identifier such as `$.flow.suspend` or `MILLRACE_API_KEY` becomes one
 * term, and its parts become words, so that queries for either find it.
 */
export function tokenize(text: string, language: Language): Token[] {
  const tokens: Token[] = [];
  const plain = toPlainSigns(text);
  for (const match of plain.matchAll(CHUNK)) {
    const closed = match[0].replace(CLOSING, '').replace(language.ignoredEnding, '') || match[0].charAt(0);
    const expanded = language.expand(normalizeText(closed));
    if (expanded) {
      const [start, end] = [match.index, match.index + closed.length];
      for (const word of expanded) pushToken(tokens, {term: language.stem(word), start, end, kind: 'word', word});
      continue;
    }
    // Most words are plain. Checking them for parts would double the duration.
    if (PLAIN.test(closed)) {
      pushPart(tokens, closed, match.index, language);
      continue;
    }
    const numbers = [...closed.matchAll(NUMBER)];
    const isNumber = numbers[0]?.[0] === closed;
    const parts = isNumber ? [] : [...closed.matchAll(PART)].filter((part) => !isInitial(closed, part));
    if (!isNumber && (parts.length > 1 || parts[0]?.[0] !== closed)) pushCompound(tokens, closed, match.index);
    for (const number of numbers)
      pushNumber(tokens, number[0], match.index + number.index, isNumber ? 'exact' : 'word');
    for (const part of parts) pushPart(tokens, part[0], match.index + part.index, language);
  }
  return plain.search(SIGNS) >= 0 ? addSignTokens(plain, tokens) : tokens;
}
