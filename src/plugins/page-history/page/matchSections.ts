import {wordOverlap} from '../../../markdown/wordOverlap';
import type {Page, Section} from './readPage';

/** A section before and after an edit. */
export type SectionPair = {readonly before: Section; readonly after: Section};

/** Which sections of two states of a page belong together, and which have no partner. */
export type SectionMatch = {
  readonly pairs: readonly SectionPair[];
  readonly removed: readonly Section[];
  readonly added: readonly Section[];
};

/** Sections whose words overlap this much are one section under another heading. */
const LIKE = 0.6;

/** Matches the sections of two states of a page by id or heading, then by the words they share. */
export function matchSections(before: Page, after: Page): SectionMatch {
  const waiting = [...before.sections];
  const take = (fits: (section: Section) => boolean): Section | undefined => {
    const at = waiting.findIndex(fits);
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  };
  const pairs: SectionPair[] = [];
  const unmatched = after.sections.filter((section) => {
    const same = take(
      ({key, heading}) =>
        key === section.key || (heading !== '' && heading.toLowerCase() === section.heading.toLowerCase()),
    );
    if (same) pairs.push({before: same, after: section});
    return !same;
  });
  const added = unmatched.filter((section) => {
    const like = take(({heading, words}) => heading !== '' && wordOverlap(words, section.words) >= LIKE);
    if (like) pairs.push({before: like, after: section});
    return !like;
  });
  return {pairs, removed: waiting, added};
}
