import {distance} from 'fastest-levenshtein';
import {isAscii, normalise, tokenise, type Language, type Token} from './language';
import {QUALITY} from './settings';

/** One word of a query. */
export type QueryWord = {
  /** As it was typed, in lower case. */
  readonly raw: string;
  /** The term it is indexed under; an identifier is its own stem. */
  readonly stem: string;
  readonly identifier: boolean;
  /** 1 for a word or a whole identifier, less for a part of an identifier. */
  readonly share: number;
  /** Whether the word may go on: it is the last one, or its language or script has endings. */
  readonly open: boolean;
};

/** Maximum length of a query; the rest of a pasted text is ignored. */
export const MAX_QUERY = 300;
const MAX_WORDS = 12;
const PART_SHARE = 0.35;

type Chunk = {readonly start: number; readonly end: number; readonly tokens: Token[]};

/** Groups the tokens that come from the same run of characters: an identifier and its parts. */
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
  const whole = chunk.tokens.find(({kind}) => kind === 'exact');
  const parts = chunk.tokens.filter(
    ({kind, start, end}) => kind === 'word' && (whole || end - start === chunk.end - chunk.start),
  );
  const words = parts.map(({term, start, end}, at): QueryWord => {
    const raw = normalise(text.slice(start, end));
    // Endings of other scripts are not known, and their words may be cut otherwise in a longer text.
    const mayGoOn = (open && at === parts.length - 1) || !isAscii(raw);
    return {raw, stem: term, identifier: false, share: whole ? PART_SHARE : 1, open: mayGoOn};
  });
  if (!whole) return words;
  return [{raw: whole.term, stem: whole.term, identifier: true, share: 1, open}, ...words];
}

/** Splits a query into words; stop words are dropped unless there are no others. */
export function parseQuery(typed: string, language: Language): QueryWord[] {
  const text = typed.slice(0, MAX_QUERY).normalize('NFC');
  const isWhole = typed.length <= MAX_QUERY;
  const chunks = groupTokens(tokenise(text, language));
  const words = chunks.flatMap((chunk, at) =>
    toWords(chunk, text, isWhole && (language.hasEndings || at === chunks.length - 1)),
  );
  const unique = words.filter((word, at) => words.findIndex(({raw}) => raw === word.raw) === at);
  const content = unique.filter(({raw}) => !language.stopwords.has(raw));
  return (content.length > 0 ? content : unique).slice(0, MAX_WORDS);
}

/** Maximum number of words of a synonym that is looked up in a query. */
const LONGEST_SYNONYM = 3;

/** Finds the synonyms of consecutive terms, each as the terms that a section must hold. */
export type Synonyms = (terms: readonly string[]) => readonly (readonly string[])[];

/** Terms of one form of a synonym: an identifier as a whole, anything else word by word. */
function termsOf(form: string, language: Language): string[] {
  const tokens = tokenise(form, language);
  const whole = tokens.find(({kind}) => kind === 'exact');
  if (whole && whole.end - whole.start === form.length && !form.includes('-')) return [whole.term];
  return tokens.filter(({kind}) => kind === 'word').map(({term}) => term);
}

/** Indexes lines of synonyms, in which each form finds the others; stop words are left out. */
export function createSynonyms(lines: readonly (readonly string[])[], language: Language): Synonyms {
  const forms = new Map<string, (readonly string[])[]>();
  for (const line of lines.map((row) => row.map((form) => termsOf(form, language)))) {
    for (const terms of line) {
      const key = terms.join(' ');
      const others = line
        .filter((other) => other.join(' ') !== key)
        .map((other) => other.filter((term) => !language.stopwords.has(term)));
      forms.set(key, [...(forms.get(key) ?? []), ...others.filter(({length}) => length > 0)]);
    }
  }
  return (terms) => forms.get(terms.join(' ')) ?? [];
}

/** One way in which a section can match one or more words of the query. */
export type Alternative = {
  /** Terms that the section must hold, all of them. */
  readonly terms: readonly string[];
  /** 1 for the word itself, less for what stands in for it. */
  readonly quality: number;
  /** Position of the first query word it stands for, and the number of words. */
  readonly position: number;
  readonly length: number;
  /** Also terms that begin with this one. */
  readonly prefix?: boolean;
};

/** Minimum length of each half of a word that is read as two. */
const MIN_HALF = 3;

/** Number of edits in which a misspelt word may differ: 1 from 4 letters, 2 from 8. */
function maxEdits({length}: string): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

type Options = Partial<Pick<Alternative, 'length' | 'prefix'>>;

function alternative(terms: readonly string[], quality: number, position: number, options: Options = {}): Alternative {
  return {terms, quality, position, length: 1, ...options};
}

function findSynonymsAt(words: readonly QueryWord[], position: number, synonyms: Synonyms): Alternative[] {
  const lengths = Array.from({length: LONGEST_SYNONYM}, (_, index) => index + 1);
  return lengths
    .filter((length) => position + length <= words.length)
    .flatMap((length) =>
      synonyms(words.slice(position, position + length).map((word) => word.stem)).map((terms) =>
        alternative(terms, QUALITY.synonym, position, {length}),
      ),
    );
}

/** Lists what each word of a query can be found by: itself, its completions, its synonyms. */
export function expandQuery(words: readonly QueryWord[], synonyms: Synonyms): Alternative[] {
  return words.flatMap((word, position) => [
    alternative([word.stem], 1, position),
    ...(word.open ? [alternative([word.raw], QUALITY.prefix, position, {prefix: true})] : []),
    ...findSynonymsAt(words, position, synonyms),
  ]);
}

/** A word with each pair of neighbouring letters swapped, which counts as two edits otherwise. */
function swapLetters(word: string): string[] {
  return [...word].slice(1).map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));
}

/** Letters that a word has at most beyond one that stands for it, and letters that this one has at least. */
const MAX_ENDING = 4;
const MIN_BEGINNING = 3;

/** Whether a word goes on from a term: `schedulin` from `schedul`, `서버를` from `서버`. */
function goesOnFrom(term: string, raw: string): boolean {
  const isLong = term.length >= MIN_BEGINNING || !isAscii(term);
  return isLong && raw.length - term.length <= MAX_ENDING && raw.startsWith(term);
}

/**
 * Lists what a word that the index does not know may have meant: one with another ending, or a misspelt word.
 *
 * @param known terms of the index that it may be compared with
 */
export function correctWord(
  {raw, stem: own}: QueryWord,
  position: number,
  {stem}: Language,
  known: readonly string[],
): Alternative[] {
  const beginnings = known.filter((term) => goesOnFrom(term, raw));
  const edits = maxEdits(own);
  const nearest = known.flatMap((other) => {
    if (edits === 0 || Math.abs(other.length - own.length) > edits) return [];
    const count = distance(own, other);
    return count <= edits
      ? [alternative([other], (QUALITY.misspelt * other.length) / (other.length + count), position)]
      : [];
  });
  const swapped = swapLetters(raw).map((word) => alternative([stem(word)], QUALITY.swapped, position));
  return [...beginnings.map((term) => alternative([term], QUALITY.prefix, position)), ...nearest, ...swapped];
}

/** Lists the pairs of known words that a word may be, written as one: `datastore`. */
export function splitWord(
  {raw}: QueryWord,
  position: number,
  {stem}: Language,
  isKnown: (term: string) => boolean,
): Alternative[] {
  const cuts = Array.from({length: Math.max(0, raw.length - 2 * MIN_HALF + 1)}, (_, index) => index + MIN_HALF);
  return cuts
    .map((cut) => [stem(raw.slice(0, cut)), stem(raw.slice(cut))])
    .filter((halves) => halves.every(isKnown))
    .map((halves) => alternative(halves, QUALITY.split, position));
}
