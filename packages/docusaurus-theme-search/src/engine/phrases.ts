import {normalizeText} from './normalizeText';
import type {RankedPage, RankedSection} from './rankPages';
import {WEIGHTS} from './settings';

/** Phrases of a query, which are matched word for word. */
export type Phrases = {
  /** Each as lower-case words, with a space before, between and after them. */
  readonly texts: readonly string[];
  /** Whether the reader quoted them. */
  readonly areQuoted: boolean;
};

const QUOTED = /"([^"]+)"|[“„”]([^“„”]+)[“”]|«([^«»]+)»|»([^«»]+)«|「([^「」]+)」|『([^『』]+)』/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Returns the words of a text without stemming, in lower case and without accents. */
const toSequence = (text: string): string => ` ${(normalizeText(text).match(WORD) ?? []).join(' ')} `;

/** Returns the phrases of a query: quoted ones, otherwise the whole query if it has several words. */
export function parsePhrases(query: string): Phrases {
  const quoted = [...query.matchAll(QUOTED)].map(([, ...parts]) => toSequence(parts.find(Boolean) ?? ''));
  const areQuoted = quoted.some((text) => text.trim() !== '');
  const texts = areQuoted ? quoted.filter((text) => text.trim() !== '') : [toSequence(query)];
  return {texts: texts.filter((text) => areQuoted || text.trim().includes(' ')), areQuoted};
}

/** Whether a text contains all phrases. The last word of an unquoted one matches as a prefix: it may be unfinished. */
function hasPhrases(text: string, {texts, areQuoted}: Phrases): boolean {
  const sequence = toSequence(text);
  return texts.every((phrase) => sequence.includes(areQuoted ? phrase : phrase.trimEnd()));
}

/**
 * Boosts pages and sections that contain the phrases of a query.
 *
 * @param getText returns the heading and text of a section, if they're loaded
 * @param isNamed whether the page title and heading of a section contain the words of the query, which counts like an
 *   unquoted phrase
 */
export function promotePhrases(
  ranked: readonly RankedPage[],
  phrases: Phrases,
  getText: (section: number) => string,
  isNamed: (section: number) => boolean,
): RankedPage[] {
  if (phrases.texts.length === 0) return [...ranked];
  const factor = phrases.areQuoted ? WEIGHTS.quotedPhrase : WEIGHTS.phrase;
  const hasPhrase = ({section, hasAll}: RankedSection): boolean =>
    (hasAll && hasPhrases(getText(section), phrases)) || (!phrases.areQuoted && isNamed(section));
  const promotePage = (page: RankedPage): RankedPage => {
    const sections = page.sections.map((own): RankedSection =>
      hasPhrase(own) ? {...own, score: own.score * factor} : own,
    );
    const isFound = sections.some((section, at) => section !== page.sections[at]);
    if (!isFound) return page;
    return {...page, score: page.score * factor, sections: sections.sort((a, b) => b.score - a.score)};
  };
  return ranked.map(promotePage).sort((a, b) => b.score - a.score);
}
