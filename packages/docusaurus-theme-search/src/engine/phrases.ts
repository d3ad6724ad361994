import {MAX_QUERY, type QueryWord, type Synonyms} from './expandQuery';
import {collapseSpace, memoise, normalise, tokenise, type Language} from './language';
import {headingOf, pageTitleOf, type SearchRecord} from './records';
import type {Weights} from './settings';

const QUOTED = /["“”«»]([^"“”«»]{2,120})["“”«»]/gu;

/** What a query says beyond its single words. */
type QueryPhrases = {
  /** The query in lower case, to tell a title that is the query from one that has its stems. */
  readonly text: string;
  /** Stems of the query side by side, between spaces. */
  readonly stems: string;
  readonly isSeveralWords: boolean;
  /** Whether the query is one identifier, which is a heading in lists, and described on a page of its own. */
  readonly isIdentifier: boolean;
  /** Stems of the synonyms of the whole query. */
  readonly synonyms: readonly string[];
  /** Phrases in quotation marks. */
  readonly quoted: readonly string[];
};

/** Words of the last segment of an address: `/workflows/event-history/` is also known as "event history". */
export function addressWords(address: string): string {
  const segments = address
    .replace(/\.html$/, '')
    .split('/')
    .filter(Boolean);
  return segments.at(-1)?.replaceAll('-', ' ') ?? '';
}

const join = (stems: readonly string[]): string => ` ${stems.join(' ')} `;

/** Reads the phrases of a query. */
export function readPhrases(query: string, words: readonly QueryWord[], synonyms: Synonyms): QueryPhrases {
  const stems = words.filter(({identifier}) => !identifier).map((word) => word.stem);
  const quoted = [...query.slice(0, MAX_QUERY).matchAll(QUOTED)].map(([, text = '']) => collapseSpace(normalise(text)));
  const text = collapseSpace(normalise(query));
  return {
    text,
    stems: join(stems),
    isSeveralWords: stems.length > 1,
    isIdentifier: !text.includes(' ') && words.some(({identifier}) => identifier),
    synonyms: synonyms(stems).map(join),
    quoted: quoted.filter(Boolean),
  };
}

function containsQuoted(record: SearchRecord, quoted: readonly string[]): boolean {
  const text = normalise(`${headingOf(record)} ${record.content}`);
  return quoted.every((phrase) => text.includes(phrase));
}

/** Makes the function that gives the factor of a section for its title or heading being the query, and for quoted phrases. */
export function createPhraseFactor(
  language: Language,
  weights: Weights,
): (record: SearchRecord, phrases: QueryPhrases) => number {
  /** Stems of a text side by side, between spaces, so that a phrase can be found in it. */
  const toStems = memoise((text) =>
    join(
      tokenise(text, language)
        .filter(({kind}) => kind === 'word')
        .map(({term}) => term),
    ),
  );

  /** A title as queries are compared with it. */
  const toText = memoise((title) => collapseSpace(normalise(title)));

  function matchTitle(record: SearchRecord, phrases: QueryPhrases): number {
    const {titleIs, titleEquals, titleContains, titleSynonym} = weights;
    if (toText(pageTitleOf(record)) === phrases.text) return titleIs;
    const names = [pageTitleOf(record), addressWords(record.url_without_anchor)].map(toStems);
    if (names.includes(phrases.stems)) return titleEquals;
    if (names.some((name) => phrases.synonyms.includes(name))) return titleSynonym;
    return phrases.isSeveralWords && names.some((name) => name.includes(phrases.stems)) ? titleContains : 1;
  }

  function matchHeading(record: SearchRecord, phrases: QueryPhrases): number {
    const {headingIs, headingEquals, headingContains} = weights;
    const heading = headingOf(record);
    if (!phrases.isIdentifier && toText(heading) === phrases.text) return headingIs;
    const stems = toStems(heading);
    if (stems === phrases.stems) return headingEquals;
    return phrases.isSeveralWords && stems.includes(phrases.stems) ? headingContains : 1;
  }

  return (record, phrases) => {
    const factor = record.anchor === null ? matchTitle(record, phrases) : matchHeading(record, phrases);
    const isQuoted = phrases.quoted.length > 0 && containsQuoted(record, phrases.quoted);
    return isQuoted ? factor * weights.quotedPhrase : factor;
  };
}
