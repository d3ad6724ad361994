import {diffArrays} from 'diff';
import {distance} from 'fastest-levenshtein';
import {CODE_MARK} from './readPage';

/** An edit of up to this many words, out of at least ten times as many, is a turn of phrase. */
const FEW_WORDS = 4;
const SMALL_SHARE = 0.1;

/** More words than this are never only corrections, and need no comparison in their order. */
const MANY_WORDS = 40;

/** Two letters tell a misspelling from another word, in a word that is long enough. */
const SPELLING_DISTANCE = 2;
const SPELLING_LENGTH = 4;

/** Words that turn a sentence around. */
const WEIGHTY = new Set(
  'not no never none only must cannot can always without unless except before after or and all any each every'.split(
    ' ',
  ),
);

type Change = {readonly removed: readonly string[]; readonly added: readonly string[]};

/** The places where two texts differ, each with what was there and what is there now. */
function listChanges(before: readonly string[], after: readonly string[]): Change[] {
  const changes: {removed: string[]; added: string[]}[] = [];
  let isOpen = false;
  for (const part of diffArrays([...before], [...after])) {
    if (part.added || part.removed) {
      if (!isOpen) changes.push({removed: [], added: []});
      changes.at(-1)?.[part.added ? 'added' : 'removed'].push(...part.value);
    }
    isOpen = part.added || part.removed;
  }
  return changes;
}

/** Words that are gone or new in the whole text, once for each time; a word that only moved is neither. */
function listNewOrGone(before: readonly string[], after: readonly string[]): string[] {
  const counts = new Map<string, number>();
  before.forEach((word) => counts.set(word, (counts.get(word) ?? 0) - 1));
  after.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  return [...counts].flatMap(([word, number]) => Array<string>(Math.abs(number)).fill(word));
}

const carriesMeaning = (word: string): boolean =>
  /\d/.test(word) || word.startsWith(CODE_MARK) || word.includes('%') || WEIGHTY.has(word) || word.endsWith("n't");

const isCorrection = ({removed, added}: Change): boolean =>
  removed.length === added.length &&
  removed.every((word, at) => {
    const now = added[at] ?? '';
    return Math.min(word.length, now.length) >= SPELLING_LENGTH && distance(word, now) <= SPELLING_DISTANCE;
  });

/**
 * Whether an edit leaves what a text says as it was: spelling, punctuation, a few words said differently. A figure, a
 * piece of code, and a word such as "not" or "only" always count.
 *
 * @param before words as `readWords` gives them
 */
export function isTrivialEdit(before: readonly string[], after: readonly string[]): boolean {
  const words = listNewOrGone(before, after);
  if (words.length > MANY_WORDS || words.some(carriesMeaning)) return false;
  const changes = listChanges(before, after);
  if (changes.every(isCorrection)) return true;
  const changed = changes.reduce((sum, {removed, added}) => sum + Math.max(removed.length, added.length), 0);
  return changed <= FEW_WORDS && changed <= Math.max(before.length, after.length) * SMALL_SHARE;
}
