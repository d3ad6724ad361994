import {MAX_QUERY, type QueryWord, type Synonyms} from './expandQuery';
import {memoise, tokenise, type Language} from './language';
import {addressWords, toWholeTerm} from './postings';
import type {PageEntry} from './records';
import {WEIGHTS} from './settings';

/** What a query says beyond its single words. */
export type QueryPhrases = {
  /** The term of a title or heading that is the query, letter for letter. */
  readonly whole: string;
  /** Stems of the query side by side. */
  readonly stems: string;
  /** Whether the query is one identifier, which is a heading in lists, and described on a page of its own. */
  readonly isIdentifier: boolean;
  /** Stems of the synonyms of the whole query. */
  readonly synonyms: readonly string[];
};

/** Reads the phrases of a query. */
export function readPhrases(query: string, words: readonly QueryWord[], synonyms: Synonyms): QueryPhrases {
  const stems = words.filter(({identifier}) => !identifier).map((word) => word.stem);
  const whole = toWholeTerm(query.slice(0, MAX_QUERY));
  return {
    whole,
    stems: stems.join(' '),
    isIdentifier: !whole.trim().includes(' ') && words.some(({identifier}) => identifier),
    synonyms: synonyms(stems).map((terms) => terms.join(' ')),
  };
}

/** Makes the function that gives the factor of a page for its title being the query. */
export function createTitleFactor(language: Language): (page: PageEntry, phrases: QueryPhrases) => number {
  const toStems = memoise((text) =>
    tokenise(text, language)
      .filter(({kind}) => kind === 'word')
      .map(({term}) => term)
      .join(' '),
  );
  const toText = memoise(toWholeTerm);

  return ({title, names, path}, {whole, stems, synonyms}) => {
    const isQuery = (name: string): boolean => toText(name) === whole || toStems(name) === stems;
    const called = [title, addressWords(path), ...names];
    if (called.some(isQuery)) return WEIGHTS.titleIs;
    return called.some((name) => synonyms.includes(toStems(name))) ? WEIGHTS.titleSynonym : 1;
  };
}
