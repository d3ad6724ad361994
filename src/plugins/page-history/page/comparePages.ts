import {compareSamples, type SampleChange} from './compareSamples';
import {isTrivialEdit} from './isTrivialEdit';
import {matchSections, type SectionPair} from './matchSections';
import {readPage} from './readPage';
import {readWords} from './readWords';

/** What differs between two states of a page. Empty lists where nothing does. */
export type PageDifference = {
  readonly title: {readonly before: string; readonly after: string} | null;
  /** Headings. An empty one is the part before the first heading. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly renamed: readonly {readonly before: string; readonly after: string}[];
  readonly edited: readonly string[];
  readonly samples: readonly SampleChange[];
};

const isRenamed = ({before, after}: SectionPair): boolean =>
  !isTrivialEdit(readWords(before.heading), readWords(after.heading));

/** Compares two sources of a page whose figures are filled in; what is trivial is left out. */
export function comparePages(before: string, after: string): PageDifference {
  const [old, now] = [readPage(before), readPage(after)];
  const {pairs, removed, added} = matchSections(old, now);
  const isSameTitle = isTrivialEdit(readWords(old.title), readWords(now.title));
  // The samples of a new or removed section go with it.
  const shared = {before: pairs.map((pair) => pair.before), after: pairs.map((pair) => pair.after)};
  return {
    title: isSameTitle ? null : {before: old.title, after: now.title},
    added: added.map(({heading}) => heading),
    removed: removed.map(({heading}) => heading),
    renamed: pairs.filter(isRenamed).map((pair) => ({before: pair.before.heading, after: pair.after.heading})),
    edited: pairs
      .filter((pair) => !isTrivialEdit(pair.before.words, pair.after.words))
      .map((pair) => pair.after.heading),
    samples: compareSamples(shared.before, shared.after),
  };
}
