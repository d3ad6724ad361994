import {IN_HEADING} from '../index/format';
import {addressWords} from '../text/addressWords';
import {normalise} from '../text/normalise';
import {stem} from '../text/stem';
import {tokenise} from '../text/tokenise';
import type {ExpandedWord} from './expandWord';
import type {HeadingEntry} from './outline';
import type {QueryWord} from './parseQuery';
import {lowerBound, type Places, type TermSource} from './termSource';
import {WEIGHTS} from './weights';

/** What the score of a section is multiplied by for its heading; `path` is the address of its page. */
export type HeadingBonus = (section: number, heading: HeadingEntry, path: string) => number;

/** Stems of a text, side by side with spaces, so that a phrase can be looked for in it. */
function toPhrase(text: string): string {
  const words = tokenise(text)
    .filter(({kind}) => kind === 'word')
    .map(({start, end}) => stem(normalise(text.slice(start, end))));
  return ` ${words.join(' ')} `;
}

function phraseBonus(own: readonly string[], phrase: string, is: number, holds: number): number {
  if (own.includes(phrase)) return is;
  return phrase.trim().includes(' ') && own.some((name) => name.includes(phrase)) ? holds : 1;
}

function bonusOf({level, title}: HeadingEntry, path: string, phrase: string): number {
  return level === 1
    ? phraseBonus([toPhrase(title), toPhrase(addressWords(path))], phrase, WEIGHTS.titleIs, WEIGHTS.titleHolds)
    : phraseBonus([toPhrase(title)], phrase, WEIGHTS.headingIs, WEIGHTS.headingHolds);
}

function standsInHeading({sections, codes}: Places, section: number): boolean {
  const at = lowerBound(sections, section);
  return sections[at] === section && (codes[at] ?? 0) >= IN_HEADING;
}

/** Places of each word as it is; `null` where the index does not know one of them. */
function placesOfAll(
  words: readonly QueryWord[],
  expanded: readonly ExpandedWord[],
  source: TermSource,
): Places[] | null {
  const terms = new Map(expanded.flatMap((word) => word.terms.map(({term, id}) => [term, id])));
  const places: Places[] = [];
  for (const {stem: stemmed} of words) {
    const id = terms.get(stemmed);
    if (id === undefined) return null;
    places.push(source.placesOf(id));
  }
  return places;
}

/**
 * Makes the bonus of sections whose heading is the query or holds it word for word. Few headings hold all words,
 * and the index knows which: only these are taken apart.
 */
export function createHeadingBonus(
  words: readonly QueryWord[],
  expanded: readonly ExpandedWord[],
  source: TermSource,
): HeadingBonus {
  const whole = words.filter(({identifier}) => !identifier);
  const places = placesOfAll(whole, expanded, source);
  if (!places) return () => 1;
  const phrase = ` ${whole.map(({stem: stemmed}) => stemmed).join(' ')} `;
  return (section, heading, path) =>
    places.every((word) => standsInHeading(word, section)) ? bonusOf(heading, path, phrase) : 1;
}
