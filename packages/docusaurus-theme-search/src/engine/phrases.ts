import {MAX_QUERY, type QueryWord, type Synonyms} from './expandQuery';
import {memoise, tokenise, type Language} from './language';
import {collapseSpace, normalise} from './normalise';
import {addressWords, toWholeTerm} from './postings';
import type {PageEntry, Section} from './records';
import type {Weights} from './settings';

const QUOTED = /["“”„«»「『]([^"“”„«»「」『』]{2,120})["“”«»」』]/gu;

/** What a query says beyond its single words. */
export type QueryPhrases = {
  /** The term of a title or heading that is the query, letter for letter. */
  readonly whole: string;
  /** Stems of the query side by side, between spaces. */
  readonly stems: string;
  /** Whether the query is one identifier, which is a heading in lists, and described on a page of its own. */
  readonly isIdentifier: boolean;
  /** Stems of the synonyms of the whole query. */
  readonly synonyms: readonly string[];
  /** Phrases in quotation marks. */
  readonly quoted: readonly string[];
};

const join = (stems: readonly string[]): string => ` ${stems.join(' ')} `;

/** Reads the phrases of a query. */
export function readPhrases(query: string, words: readonly QueryWord[], synonyms: Synonyms): QueryPhrases {
  const stems = words.filter(({identifier}) => !identifier).map((word) => word.stem);
  const quoted = [...query.slice(0, MAX_QUERY).matchAll(QUOTED)].map(([, text = '']) => collapseSpace(normalise(text)));
  const whole = toWholeTerm(query.slice(0, MAX_QUERY));
  return {
    whole,
    stems: join(stems),
    isIdentifier: !whole.trim().includes(' ') && words.some(({identifier}) => identifier),
    synonyms: synonyms(stems).map(join),
    quoted: quoted.filter(Boolean),
  };
}

/** Whether a section contains every phrase in quotation marks. */
export function containsQuoted({title, text}: Pick<Section, 'title' | 'text'>, quoted: readonly string[]): boolean {
  const own = normalise(`${title} ${text}`);
  return quoted.every((phrase) => own.includes(phrase));
}

/** Makes the function that gives the factor of a page for its title being the query. */
export function createTitleFactor(
  language: Language,
  weights: Weights,
): (page: PageEntry, phrases: QueryPhrases) => number {
  /** Stems of a text side by side, between spaces, so that a phrase can be found in it. */
  const toStems = memoise((text) =>
    join(
      tokenise(text, language)
        .filter(({kind}) => kind === 'word')
        .map(({term}) => term),
    ),
  );
  const toText = memoise(toWholeTerm);

  return ({title, names, path}, phrases) => {
    const isQuery = (name: string): boolean => toText(name) === phrases.whole || toStems(name) === phrases.stems;
    const called = [title, addressWords(path), ...names];
    if (called.some(isQuery)) return weights.titleIs;
    return called.some((name) => phrases.synonyms.includes(toStems(name))) ? weights.titleSynonym : 1;
  };
}
