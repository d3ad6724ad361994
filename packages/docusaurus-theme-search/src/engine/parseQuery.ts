import type {Language} from './language';
import {normalise, tokenise, type Token} from './tokenise';

/** One word of a query. */
export type QueryWord = {
  /** As it was typed, in lower case. */
  readonly raw: string;
  /** The term it is indexed under; an identifier is its own stem. */
  readonly stem: string;
  readonly identifier: boolean;
  /** 1 for a word or a whole identifier, less for a part of an identifier. */
  readonly share: number;
  /** Whether the word is still being typed. */
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
    return {raw, stem: term, identifier: false, share: whole ? PART_SHARE : 1, open: open && at === parts.length - 1};
  });
  if (!whole) return words;
  return [{raw: whole.term, stem: whole.term, identifier: true, share: 1, open}, ...words];
}

/** Splits a query into words; stop words are dropped unless there are no others. */
export function parseQuery(typed: string, language: Language): QueryWord[] {
  const text = typed.slice(0, MAX_QUERY);
  const open = text.length === typed.length && !/\s$/.test(typed);
  const chunks = groupTokens(tokenise(text, language));
  const words = chunks.flatMap((chunk, at) => toWords(chunk, text, open && at === chunks.length - 1));
  const unique = words.filter((word, at) => words.findIndex(({raw}) => raw === word.raw) === at);
  const content = unique.filter(({raw}) => !language.stopwords.has(raw));
  return (content.length > 0 ? content : unique).slice(0, MAX_WORDS);
}
