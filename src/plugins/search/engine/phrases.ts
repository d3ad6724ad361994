import {headingOf, pageTitleOf, type SearchRecord} from '../records/searchRecord';
import {addressWords} from '../text/addressWords';
import {memoise} from '../text/memoise';
import {collapseSpace, normalise} from '../text/normalise';
import {tokenise} from '../text/tokenise';
import {MAX_QUERY, type QueryWord} from './parseQuery';
import {WEIGHTS} from './weights';

const QUOTED = /["“”«»]([^"“”«»]{2,120})["“”«»]/gu;

/** What a query says beyond its single words. */
export type QueryPhrases = {
  /** Stems of the query side by side, between spaces. */
  readonly stems: string;
  readonly isSeveralWords: boolean;
  /** Phrases in quotation marks. */
  readonly quoted: readonly string[];
};

type Factors = typeof WEIGHTS.title | typeof WEIGHTS.heading;

/** Stems of a text side by side, between spaces, so that a phrase can be found in it. */
const toStems = memoise((text) => {
  const words = tokenise(text).filter(({kind}) => kind === 'word');
  return ` ${words.map(({term}) => term).join(' ')} `;
});

/** Reads the phrases of a query. */
export function readPhrases(query: string, words: readonly QueryWord[]): QueryPhrases {
  const stems = words.filter(({identifier}) => !identifier).map((word) => word.stem);
  const quoted = [...query.slice(0, MAX_QUERY).matchAll(QUOTED)].map(([, text = '']) => collapseSpace(normalise(text)));
  return {stems: ` ${stems.join(' ')} `, isSeveralWords: stems.length > 1, quoted: quoted.filter(Boolean)};
}

function matchNames(names: readonly string[], {stems, isSeveralWords}: QueryPhrases, factors: Factors): number {
  const own = names.map(toStems);
  if (own.includes(stems)) return factors.equals;
  return isSeveralWords && own.some((name) => name.includes(stems)) ? factors.contains : 1;
}

function containsQuoted(record: SearchRecord, quoted: readonly string[]): boolean {
  const text = normalise(`${headingOf(record)} ${record.content}`);
  return quoted.every((phrase) => text.includes(phrase));
}

/** Factor of a section for its title or heading being the query, and for quoted phrases. */
export function phraseFactor(record: SearchRecord, phrases: QueryPhrases): number {
  const isPage = record.anchor === null;
  const factor = isPage
    ? matchNames([pageTitleOf(record), addressWords(record.url_without_anchor)], phrases, WEIGHTS.title)
    : matchNames([headingOf(record)], phrases, WEIGHTS.heading);
  const isQuoted = phrases.quoted.length > 0 && containsQuoted(record, phrases.quoted);
  return isQuoted ? factor * WEIGHTS.quotedPhrase : factor;
}
