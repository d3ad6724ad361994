import type {Outcome, SectionDifference} from './compareSections';
import type {Section} from './readSections';
import {listWords} from './listWords';

/** Shares of the words in per cent, which add up to 100: in sections that are gone, that both versions have, and that are new. */
export type WordShares = {readonly gone: number; readonly both: number; readonly added: number};

/** How much of a page changed. */
export type Summary = {readonly sections: Readonly<Record<Outcome, number>>; readonly words: WordShares};

/** What became of a section, in a word. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  new: 'new',
  gone: 'gone',
  renamed: 'renamed',
  changed: 'different',
  same: 'unchanged',
};

const OUTCOMES = Object.keys(OUTCOME_WORDS) as Outcome[];

const countWords = (section: Section | null): number =>
  (section?.blocks ?? []).reduce((sum, {text}) => sum + listWords(text).length, 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function shareWords(sections: readonly SectionDifference[]): WordShares {
  const gone = sum(sections.filter(({newer}) => !newer).map(({older}) => countWords(older)));
  const added = sum(sections.filter(({older}) => !older).map(({newer}) => countWords(newer)));
  const joint = sections.filter(({older, newer}) => older && newer);
  // What both versions say is one thing, so it counts once: as long as it is on average.
  const both = sum(joint.map(({older, newer}) => (countWords(older) + countWords(newer)) / 2));
  const all = Math.max(gone + both + added, 1);
  const shares = {gone: Math.round((100 * gone) / all), added: Math.round((100 * added) / all)};
  return {...shares, both: 100 - shares.gone - shares.added};
}

/** Counts what became of the sections of a page. */
export function summarise(sections: readonly SectionDifference[]): Summary {
  const of = (outcome: Outcome): number => sections.filter((section) => section.outcome === outcome).length;
  return {
    sections: {new: of('new'), gone: of('gone'), renamed: of('renamed'), changed: of('changed'), same: of('same')},
    words: shareWords(sections),
  };
}

/** What became of the sections, in words: "3 new, 2 gone, 5 different". */
export function describeSections({sections}: Summary): string {
  return OUTCOMES.filter((outcome) => sections[outcome] > 0)
    .map((outcome) => `${sections[outcome]} ${OUTCOME_WORDS[outcome]}`)
    .join(', ');
}
