import {distance} from 'fastest-levenshtein';
import {groupBy} from './response';
import {isPunctuation, tokenize, type Language, type Token} from './language';
import {isAscii, normalizeText, toPlainSigns} from './normalizeText';
import {QUALITY} from './settings';

/** One word of a query. */
export type QueryWord = {
  /** The typed word in lower case without accents, or a word of its expanded contraction. */
  readonly raw: string;
  /** The indexed term; an identifier is its own stem. */
  readonly stem: string;
  readonly identifier: boolean;
  /** Weight: 1 for a word or a whole identifier, less for a part of an identifier. */
  readonly share: number;
  /** Whether the word may be a prefix: it's the last one, or its language or script has suffixes. */
  readonly open: boolean;
};

/** Maximum length of a query. The rest is ignored. */
export const MAX_QUERY = 300;
const MAX_WORDS = 12;
const PART_SHARE = 0.35;

type Chunk = {readonly start: number; readonly end: number; readonly tokens: Token[]};

/** Groups overlapping tokens: an identifier and its parts. */
function groupTokens(tokens: readonly Token[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (const token of tokens) {
    const last = chunks.at(-1);
    if (last && token.start < last.end) last.tokens.push(token);
    else chunks.push({start: token.start, end: token.end, tokens: [token]});
  }
  return chunks;
}

function toWords(chunk: Chunk, text: string, open: boolean): QueryWord[] {
  const [first] = chunk.tokens;
  if (first?.kind === 'sign') return [{raw: first.term, stem: first.term, identifier: false, share: 1, open: false}];
  const whole = chunk.tokens.find(({kind}) => kind === 'exact');
  const parts = chunk.tokens.filter(
    ({kind, start, end}) => kind === 'word' && (whole || end - start === chunk.end - chunk.start),
  );
  const words = parts.map(({term, start, end, word}, at): QueryWord => {
    const raw = word ?? normalizeText(text.slice(start, end));
    // For other scripts, there's no stemmer, and words may be segmented differently in a longer text.
    const isPrefix = (open && at === parts.length - 1 && word === undefined) || !isAscii(raw);
    return {raw, stem: term, identifier: false, share: whole ? PART_SHARE : 1, open: isPrefix};
  });
  if (!whole) return words;
  return [{raw: whole.term, stem: whole.term, identifier: true, share: 1, open}, ...words];
}

/** A letter joined to a word by an apostrophe, such as the article in `l’API`. */
const ELIDED = /(?<![\p{L}\p{M}\p{N}])\p{L}(?=['’]\p{L}{2})|(?<=\p{L}{2}['’])\p{L}(?![\p{L}\p{M}\p{N}])/gu;

/** Parses a query into words. Drops stop words and elided letters unless there are no others. */
export function parseQuery(typed: string, language: Language): QueryWord[] {
  const text = toPlainSigns(typed.slice(0, MAX_QUERY).normalize('NFC'));
  const isWhole = typed.length <= MAX_QUERY;
  const elided = new Set([...text.matchAll(ELIDED)].map(({index}) => index));
  const all = groupTokens(tokenize(text, language));
  const chunks = all.filter(({start, end}) => end - start > 1 || !elided.has(start));
  const words = chunks.flatMap((chunk, at) =>
    toWords(chunk, text, isWhole && (language.hasEndings || at === chunks.length - 1)),
  );
  const unique = words.filter((word, at) => words.findIndex(({raw}) => raw === word.raw) === at);
  const content = unique.filter(({raw}) => !language.stopwords.has(raw) && !isPunctuation(raw));
  return (content.length > 0 ? content : unique).slice(0, MAX_WORDS);
}

/** Returns the synonyms of consecutive words of a query, each as the terms that a section must contain. */
export type Synonyms = (terms: readonly string[]) => readonly (readonly string[])[];

/** Returns the terms of a form: an identifier as a whole, anything else as the words of a query. */
function getTerms(form: string, language: Language): string[] {
  const tokens = tokenize(form, language);
  const whole = tokens.find(({kind}) => kind === 'exact');
  if (whole && whole.end - whole.start === form.length && !form.includes('-')) return [whole.term];
  return parseQuery(form, language).flatMap(({stem, identifier}) => (identifier ? [] : [stem]));
}

/** Indexes lines of synonyms. All forms in a line are equivalent. */
export function createSynonyms(lines: readonly (readonly string[])[], language: Language): Synonyms {
  const forms = lines.flatMap((line) => {
    const rows = line.map((form) => getTerms(form, language)).filter((terms) => terms.length > 0);
    return rows.map((terms) => {
      const key = terms.join(' ');
      return {key, others: rows.filter((other) => other.join(' ') !== key)};
    });
  });
  const byKey = groupBy(forms, ({key}) => key);
  return (terms) => (byKey.get(terms.join(' ')) ?? []).flatMap(({others}) => others);
}

/** A way in which a section can match one or more words of the query. */
export type Alternative = {
  /** Terms that a section must contain, all of them. */
  readonly terms: readonly string[];
  /** 1 for the word itself, less for a replacement. */
  readonly quality: number;
  /** Index of the first query word that it matches, and the number of words if there are several. */
  readonly position: number;
  readonly length?: number;
  /** Also matches longer terms with this prefix. */
  readonly prefix?: boolean;
};

/** Minimum length of each half of a word that is split. */
const MIN_HALF = 3;

/** Returns the maximum edit distance of a misspelt word: 1 from 4 letters, 2 from 8. */
function getMaxEdits({length}: string): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

function getSynonymsAt(words: readonly QueryWord[], position: number, synonyms: Synonyms): Alternative[] {
  const own = words.slice(position);
  return own.flatMap(({identifier}, at) => {
    // The list contains each identifier and its parts. Look up an identifier only by itself, and skip it in sequences.
    if (at > 0 && (identifier || own[0]?.identifier)) return [];
    const terms = own.slice(0, at + 1).filter((word) => at === 0 || !word.identifier);
    const found = synonyms(terms.map(({stem}) => stem));
    return found.map((others) => ({terms: others, quality: QUALITY.synonym, position, length: at + 1}));
  });
}

/** Removes the final consonant of a Korean word, which may belong to the next syllable while typing. */
const removeFinalConsonant = (raw: string): string =>
  raw
    .normalize('NFD')
    .replace(/[\u1100-\u1112\u11A8-\u11C2]$/, '')
    .normalize('NFC');

/** Joins two words that the index may contain as one: `web hook`, and `databasePool` for `database_pool`. */
function joinWithNext(words: readonly QueryWord[], position: number, {stem}: Language): Alternative[] {
  const [word, next] = words.slice(position);
  if (!word || !next || word.identifier || next.identifier) return [];
  return [{terms: [stem(word.raw + next.raw)], quality: 1, position, length: 2}];
}

/** A number with its unit or name, such as `10gb` and `python3`. A single letter belongs to a name: `s3`, `p95`. */
const WITH_NUMBER = /^(?:(\d+)(\p{L}{2,})|(\p{L}{2,})(\d+))$/u;

/** Splits a number from its unit or name, which a text may separate: `10 GB`, `Python 3`. */
function splitNumber({raw}: QueryWord, position: number, {stem}: Language): Alternative[] {
  const parts = WITH_NUMBER.exec(raw)?.slice(1).filter(Boolean) ?? [];
  return parts.length > 0 ? [{terms: parts.map(stem), quality: QUALITY.synonym, position}] : [];
}

/** Returns the alternatives of each word of a query: itself, its completions, its synonyms. */
export function expandQuery(words: readonly QueryWord[], language: Language, synonyms: Synonyms): Alternative[] {
  return words.flatMap((word, position) => [
    {terms: [word.stem], quality: 1, position},
    ...(word.open ? [...new Set([word.raw, removeFinalConsonant(word.raw)])] : [])
      .filter(Boolean)
      .map((raw) => ({terms: [raw], quality: QUALITY.prefix, position, prefix: true})),
    ...joinWithNext(words, position, language),
    ...splitNumber(word, position, language),
    ...getSynonymsAt(words, position, synonyms),
  ]);
}

/** Returns the variants of a word with two adjacent letters swapped, which would count as two edits otherwise. */
function swapLetters(word: string): string[] {
  return [...word].slice(1).map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));
}

/** Maximum length of a suffix, and minimum length of the stem before it. */
const MAX_ENDING = 4;
const MIN_BEGINNING = 3;
/** Minimum length for matching inside another word: `verbindung` in `datenbankverbindung`. */
const MIN_INSIDE = 4;

const getDigits = (word: string): string => word.replace(/\P{Nd}/gu, '');

/** Whether a word is a term with a suffix: `schedulin` from `schedul`, `서버를` from `서버`. */
function isContinuationOf(term: string, raw: string): boolean {
  const isLong = term.length >= MIN_BEGINNING || !isAscii(term);
  return isLong && raw.length - term.length <= MAX_ENDING && raw.startsWith(term);
}

/**
 * Returns alternatives for a word that isn't in the index: terms with another suffix, terms that contain it, and terms
 * with a similar spelling.
 *
 * @param known indexed terms to compare it with
 */
export function correctWord(
  {raw, stem: own}: QueryWord,
  position: number,
  {stem}: Language,
  known: readonly string[],
): Alternative[] {
  // Another number, date or operator can't be a misspelling.
  if (!/\p{L}/u.test(raw)) return [];
  const isLong = raw.length >= (isAscii(raw) ? MIN_INSIDE : MIN_BEGINNING);
  // A word with another number isn't a misspelling: `10gb` and `20gb`.
  const hasNumber = (term: string): boolean => getDigits(term) === getDigits(raw);
  const isInside = (term: string): boolean => isLong && term.includes(raw) && (!getDigits(raw) || hasNumber(term));
  const related = known.filter((term) => isContinuationOf(term, raw) || isInside(term));
  const edits = getMaxEdits(own);
  const nearest = known.flatMap((other) => {
    if (edits === 0 || Math.abs(other.length - own.length) > edits || !hasNumber(other)) return [];
    const count = distance(own, other);
    const quality = (QUALITY.misspelt * other.length) / (other.length + count);
    return count <= edits ? [{terms: [other], quality, position}] : [];
  });
  const swapped = swapLetters(raw)
    .filter(hasNumber)
    .map((word) => ({terms: [stem(word)], quality: QUALITY.swapped, position}));
  return [...related.map((term) => ({terms: [term], quality: QUALITY.prefix, position})), ...nearest, ...swapped];
}

/** A date. Its parts are meaningless without the month, so it's replaced by its year and month. */
const DATE = /^(\d{4}-\d\d)-\d\d$/;

/** Splits a word into pairs of known words (`datastore`), or a number into its parts (`10-20`). */
export function splitWord(
  {raw}: QueryWord,
  position: number,
  {stem}: Language,
  isKnown: (term: string) => boolean,
): Alternative[] {
  const [, month] = DATE.exec(raw) ?? [];
  if (/^\d+(?:[:/-]\d+)+$/.test(raw))
    return [{terms: month ? [month] : raw.split(/[:/-]/), quality: QUALITY.split, position}];
  const cuts = Array.from({length: Math.max(0, raw.length - 2 * MIN_HALF + 1)}, (_, index) => index + MIN_HALF);
  return cuts
    .map((cut) => [stem(raw.slice(0, cut)), stem(raw.slice(cut))])
    .filter((halves) => halves.every(isKnown))
    .map((terms) => ({terms, quality: QUALITY.split, position}));
}
