import {MAX_QUERY, type QueryWord, type Synonyms} from './expandQuery';
import {toWholeTerm} from './postings';

/** What a query says beyond its single words: the terms that titles and headings have as a whole. */
export type QueryPhrases = {
  /** Of one that is the query, letter for letter, and in its stems. */
  readonly whole: string;
  readonly stems: string;
  /** Of the synonyms of the whole query. */
  readonly synonyms: readonly string[];
  /** Whether the query is one identifier, which is a heading in lists, and described on a page of its own. */
  readonly isIdentifier: boolean;
};

/** Reads the phrases of a query. */
export function readPhrases(query: string, words: readonly QueryWord[], synonyms: Synonyms): QueryPhrases {
  const stems = words.filter(({identifier}) => !identifier).map((word) => word.stem);
  const whole = toWholeTerm(query.slice(0, MAX_QUERY));
  return {
    whole,
    stems: `${stems.join(' ')} `,
    synonyms: synonyms(stems).map((terms) => `${terms.join(' ')} `),
    isIdentifier: !whole.trim().includes(' ') && words.some(({identifier}) => identifier),
  };
}
