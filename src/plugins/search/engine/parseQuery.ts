import {normalise} from '../text/normalise';
import {stem} from '../text/stem';
import {STOPWORDS} from '../text/stopwords';
import {tokenise, type Token} from '../text/tokenise';

/** One word of a query with the terms it may be found by. */
export type QueryWord = {
  /** As it was typed, in lower case. */
  readonly raw: string;
  readonly stem: string;
  /** The whole of an identifier, or a plain word. */
  readonly identifier: boolean;
  /** Share of a full word: parts of an identifier count for less than the whole. */
  readonly share: number;
  /** Still being typed: the word may go on. */
  readonly open: boolean;
};

/** Longest query that is read; the rest of a pasted text adds nothing. */
export const MAX_QUERY = 300;
const MAX_WORDS = 12;
const PART_SHARE = 0.35;

type Chunk = {readonly start: number; readonly end: number; tokens: Token[]};

function toChunks(tokens: readonly Token[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (const token of tokens) {
    const last = chunks.at(-1);
    if (last && token.start < last.end) last.tokens.push(token);
    else chunks.push({start: token.start, end: token.end, tokens: [token]});
  }
  return chunks;
}

function toWords(chunk: Chunk, text: string, open: boolean): QueryWord[] {
  const [whole] = chunk.tokens.filter(({kind}) => kind === 'exact');
  const parts = chunk.tokens.filter(
    ({kind, start, end}) => kind === 'word' && (whole || end - start === chunk.end - chunk.start),
  );
  const words = parts.map(({term, start, end}, at): QueryWord => {
    const raw = normalise(text.slice(start, end));
    const last = open && at === parts.length - 1;
    return {raw, stem: term, identifier: false, share: whole ? PART_SHARE : 1, open: last};
  });
  if (!whole) return words;
  return [{raw: whole.term, stem: whole.term, identifier: true, share: 1, open}, ...words];
}

/** Splits what was typed into words; small words go where others are left. */
export function parseQuery(typed: string): QueryWord[] {
  const text = typed.slice(0, MAX_QUERY);
  const open = text.length === typed.length && !/\s$/.test(typed);
  const chunks = toChunks(tokenise(text));
  const words = chunks.flatMap((chunk, at) => toWords(chunk, text, open && at === chunks.length - 1));
  const unique = words.filter((word, at) => words.findIndex(({raw}) => raw === word.raw) === at);
  const telling = unique.filter(({raw}) => !STOPWORDS.has(raw));
  return (telling.length > 0 ? telling : unique).slice(0, MAX_WORDS);
}

/** The same query with some words in place of others, as a synonym asks for. */
export function replaceWords(
  words: readonly QueryWord[],
  at: number,
  count: number,
  by: readonly string[],
): QueryWord[] {
  const inserted = by.map((raw): QueryWord => ({raw, stem: stem(raw), identifier: false, share: 1, open: false}));
  return [...words.slice(0, at), ...inserted, ...words.slice(at + count)];
}
