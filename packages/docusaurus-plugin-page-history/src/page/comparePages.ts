import {parseMarkdownPage, extractWords, type Page, type Sample, type Section, CODE_MARK} from './parseMarkdownPage';
import {diffArrays} from 'diff';
import {distance} from 'fastest-levenshtein';

/** An edit of up to this many words, out of at least ten times as many, is a turn of phrase. */
const FEW_WORDS = 4;
const SMALL_SHARE = 0.1;

/** More words than this are never only corrections, and need no comparison in their order. */
const MANY_WORDS = 40;

/** Two letters tell a misspelling from another word, in a word that is long enough. */
const SPELLING_DISTANCE = 2;
const SPELLING_LENGTH = 4;

/** Words that turn a sentence around. */
const MEANINGFUL_WORDS = new Set(
  'not no never none only must cannot can always without unless except before after or and all any each every'.split(
    ' ',
  ),
);

type Change = {readonly removed: readonly string[]; readonly added: readonly string[]};

/** The places where two texts differ, each with what was there and what is there now. */
function getChanges(before: readonly string[], after: readonly string[]): Change[] {
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
function getChangedWords(before: readonly string[], after: readonly string[]): string[] {
  const counts = new Map<string, number>();
  before.forEach((word) => counts.set(word, (counts.get(word) ?? 0) - 1));
  after.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  return [...counts].flatMap(([word, number]) => Array<string>(Math.abs(number)).fill(word));
}

const isMeaningful = (word: string): boolean =>
  /\d/.test(word) ||
  word.startsWith(CODE_MARK) ||
  word.includes('%') ||
  MEANINGFUL_WORDS.has(word) ||
  word.endsWith("n't");

const isSpellingCorrection = ({removed, added}: Change): boolean =>
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
  const words = getChangedWords(before, after);
  if (words.length > MANY_WORDS || words.some(isMeaningful)) return false;
  const changes = getChanges(before, after);
  if (changes.every(isSpellingCorrection)) return true;
  const changed = changes.reduce((sum, {removed, added}) => sum + Math.max(removed.length, added.length), 0);
  return changed <= FEW_WORDS && changed <= Math.max(before.length, after.length) * SMALL_SHARE;
}

/**
 * How alike two texts are, from 0 to 1: the words they share, counted as often as both have them, among all of theirs
 * (the coefficient of Sørensen and Dice). Unlike an edit distance, it does not mind sentences that moved.
 */
function getSimilarity(a: readonly string[], b: readonly string[]): number {
  const all = a.length + b.length;
  return all === 0 ? 0 : 1 - getChangedWords(a, b).length / all;
}

/** A section before and after an edit. */
type SectionPair = {readonly before: Section; readonly after: Section};

/** Which sections of two states of a page belong together, and which have no partner. */
type SectionMatch = {
  readonly pairs: readonly SectionPair[];
  readonly removed: readonly Section[];
  readonly added: readonly Section[];
};

/** Sections whose words overlap this much are one section under another heading. */
const MIN_SIMILARITY = 0.6;

/** Matches the sections of two states of a page by id or heading, then by the words they share. */
function matchSections(before: Page, after: Page): SectionMatch {
  const waiting = [...before.sections];
  const removeFirst = (fits: (section: Section) => boolean): Section | undefined => {
    const at = waiting.findIndex(fits);
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  };
  const pairs: SectionPair[] = [];
  const unmatched = after.sections.filter((section) => {
    const same = removeFirst(
      ({key, heading}) =>
        key === section.key || (heading !== '' && heading.toLowerCase() === section.heading.toLowerCase()),
    );
    if (same) pairs.push({before: same, after: section});
    return !same;
  });
  const added = unmatched.filter((section) => {
    const like = removeFirst(
      ({heading, words}) => heading !== '' && getSimilarity(words, section.words) >= MIN_SIMILARITY,
    );
    if (like) pairs.push({before: like, after: section});
    return !like;
  });
  return {pairs, removed: waiting, added};
}

/** What happened to the samples of one language. */
export type SampleChange = {readonly lang: string; readonly change: 'new' | 'removed' | 'changed'};

const getSamples = (sections: readonly Section[]): Sample[] => sections.flatMap(({samples}) => samples);

/**
 * Samples of the first list that the second one lacks. A sample that moved within the page, or whose language is written
 * another way, is in both.
 */
function omitSamples(samples: readonly Sample[], others: readonly Sample[]): Sample[] {
  const left = others.map(({code}) => code);
  return samples.filter(({code}) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Compares the samples of some sections by language; where they are formatted differently only, nothing changed. */
function compareSamples(before: readonly Section[], after: readonly Section[]): SampleChange[] {
  const gone = omitSamples(getSamples(before), getSamples(after));
  const come = omitSamples(getSamples(after), getSamples(before));
  const languages = [...new Set([...come, ...gone].map(({lang}) => lang))];
  return languages.map((lang) => {
    const isGone = gone.some((sample) => sample.lang === lang);
    const isNew = come.some((sample) => sample.lang === lang);
    return {lang, change: isGone && isNew ? 'changed' : isNew ? 'new' : 'removed'};
  });
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf)(?:[?#]|$)/i;

/**
 * Links and pictures that took the place of others in a page. One that is only new or gone comes with words, and one
 * that is written in another way, or in another section, is in both states.
 */
function findReplacedTargets(before: readonly Section[], after: readonly Section[]): ReadonlySet<string> {
  const listTargets = (sections: readonly Section[]) => new Set(sections.flatMap(({targets}) => targets));
  const [old, now] = [listTargets(before), listTargets(after)];
  const gone = [...old].filter((target) => !now.has(target));
  const come = [...now].filter((target) => !old.has(target));
  const isReplaced = (target: string): boolean => gone.some((other) => PICTURE.test(other) === PICTURE.test(target));
  return new Set(come.filter(isReplaced));
}

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
  !isTrivialEdit(extractWords(before.heading), extractWords(after.heading));

/**
 * Compares two sources of a page; what is trivial is left out.
 *
 * @param ignored code blocks whose words after the language match it are left out
 */
export function comparePages(before: string, after: string, ignored?: RegExp): PageDifference {
  const [old, now] = [parseMarkdownPage(before, ignored), parseMarkdownPage(after, ignored)];
  const {pairs, removed, added} = matchSections(old, now);
  const isSameTitle = isTrivialEdit(extractWords(old.title), extractWords(now.title));
  // The samples of a new or removed section go with it.
  const shared = {before: pairs.map((pair) => pair.before), after: pairs.map((pair) => pair.after)};
  const replaced = findReplacedTargets(old.sections, now.sections);
  const hasNewTarget = ({targets}: Section): boolean => targets.some((target) => replaced.has(target));
  return {
    title: isSameTitle ? null : {before: old.title, after: now.title},
    added: added.map(({heading}) => heading),
    removed: removed.map(({heading}) => heading),
    renamed: pairs.filter(isRenamed).map((pair) => ({before: pair.before.heading, after: pair.after.heading})),
    edited: pairs
      .filter((pair) => hasNewTarget(pair.after) || !isTrivialEdit(pair.before.words, pair.after.words))
      .map((pair) => pair.after.heading),
    samples: compareSamples(shared.before, shared.after),
  };
}
