import type {Run} from './compareTexts';

/** A stretch of two texts: common to both, or what each has in its place. */
type Stretch = {readonly isCommon: boolean; readonly older: string; readonly newer: string};

/** Common words between two changes that are too few to be read on their own, such as "of the". */
const TOO_FEW = 3;

/** How much of their words two texts need in common, so that a reader follows one with changes in it. */
const FOLLOWED = 0.5;

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Makes one change of neighbouring changes. */
function collapse(stretches: readonly Stretch[]): Stretch[] {
  const collapsed: Stretch[] = [];
  for (const stretch of stretches) {
    const last = collapsed.at(-1);
    if (!last || last.isCommon || stretch.isCommon) collapsed.push(stretch);
    else {
      const [older, newer] = [last.older + stretch.older, last.newer + stretch.newer];
      collapsed.splice(-1, 1, {isCommon: false, older, newer});
    }
  }
  return collapsed;
}

/** Takes short common stretches between changes as changed; the beginning and the end stay common. */
function joinShort(stretches: readonly Stretch[]): Stretch[] {
  const isShort = ({older}: Stretch, at: number): boolean =>
    at > 0 && at < stretches.length - 1 && countWords(older) < TOO_FEW;
  return collapse(stretches.map((stretch, at) => (isShort(stretch, at) ? {...stretch, isCommon: false} : stretch)));
}

/** How much of all words is in common stretches. */
function shareOf(stretches: readonly Stretch[]): number {
  const count = (some: readonly Stretch[]): number =>
    some.reduce((sum, {older, newer}) => sum + countWords(older) + countWords(newer), 0);
  return count(stretches.filter(({isCommon}) => isCommon)) / Math.max(count(stretches), 1);
}

/**
 * Joins changes that only a word or two separates. If then less than half is common, nothing is: a rewritten sentence
 * reads better beside the old one than with marks all over it.
 */
export function joinChanges(runs: readonly Run[]): Run[] {
  const stretches = collapse(
    runs.map(({text, change}) => ({
      isCommon: change === 'same',
      older: change === 'new' ? '' : text,
      newer: change === 'gone' ? '' : text,
    })),
  );
  const joined = joinShort(stretches);
  const isFollowed = shareOf(joined) >= FOLLOWED;
  const shown = isFollowed ? joined : collapse(joined.map((stretch) => ({...stretch, isCommon: false})));
  const all = shown.flatMap(({isCommon, older, newer}): Run[] =>
    isCommon
      ? [{text: older, change: 'same'}]
      : [
          {text: older, change: 'gone'},
          {text: newer, change: 'new'},
        ],
  );
  return all.filter(({text}) => text !== '');
}
