import type {Page, Section} from './readPage';

/** A section before and after an edit. */
export type SectionPair = {readonly before: Section; readonly after: Section};

/** Which sections of two states of a page belong together, and which have no partner. */
export type SectionMatch = {
  readonly pairs: readonly SectionPair[];
  readonly removed: readonly Section[];
  readonly added: readonly Section[];
};

/** Sections with at least this share of words in common are one section under another heading. */
const LIKE = 0.6;

/** Share of the words of the longer text that the other one has too. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const counts = new Map<string, number>();
  a.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  let common = 0;
  for (const word of b) {
    const left = counts.get(word) ?? 0;
    if (left > 0) common += 1;
    counts.set(word, left - 1);
  }
  return common / Math.max(a.length, b.length, 1);
}

/** Matches the sections of two states of a page by id or heading, then by likeness. */
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
    const like = take(({heading, words}) => heading !== '' && likeness(words, section.words) >= LIKE);
    if (like) pairs.push({before: like, after: section});
    return !like;
  });
  return {pairs, removed: waiting, added};
}
