import {normalizeText} from './normalizeText';
import type {RankedPage, RankedSection} from './rankPages';
import {WEIGHTS} from './settings';

/** What a query has to be found as, word for word. */
export type Phrases = {
  /** Each as its words in lower case, with a space before, between and behind them. */
  readonly texts: readonly string[];
  /** Whether the reader put them in quotation marks. */
  readonly areQuoted: boolean;
};

const QUOTED = /"([^"]+)"|[“„”]([^“„”]+)[“”]|«([^«»]+)»|»([^«»]+)«|「([^「」]+)」|『([^『』]+)』/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text as they are written, but in lower case and without accents. */
const toSequence = (text: string): string => ` ${(normalizeText(text).match(WORD) ?? []).join(' ')} `;

/** Reads the phrases of a query: what is in quotation marks, or else the query itself where it has several words. */
export function parsePhrases(query: string): Phrases {
  const quoted = [...query.matchAll(QUOTED)].map(([, ...parts]) => toSequence(parts.find(Boolean) ?? ''));
  const areQuoted = quoted.some((text) => text.trim() !== '');
  const texts = areQuoted ? quoted.filter((text) => text.trim() !== '') : [toSequence(query)];
  return {texts: texts.filter((text) => areQuoted || text.trim().includes(' ')), areQuoted};
}

/** Whether a text has a phrase; the last word of one that is still being typed may go on. */
function hasPhrases(text: string, {texts, areQuoted}: Phrases): boolean {
  const sequence = toSequence(text);
  return texts.every((phrase) => sequence.includes(areQuoted ? phrase : phrase.trimEnd()));
}

/**
 * Raises pages and sections that have the phrases of a query word for word.
 *
 * @param getText the heading and text of a section, where they are there
 * @param isNamed whether a section has the words of the query in its headings, which says as much as the phrase
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
