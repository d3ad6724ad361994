import type {Language} from './language';

const ASCII = /^[\x00-\x7f]*$/;
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
