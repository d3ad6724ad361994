import {parseMarkdownPage, extractWords, type Page, type Sample, type Section, CODE_MARK} from './parseMarkdownPage';
import {diffArrays} from 'diff';
import {distance} from 'fastest-levenshtein';

/** An edit of at most this many words and this share of the text is trivial. */
const FEW_WORDS = 4;
const SMALL_SHARE = 0.1;

/** An edit of more words than this is never trivial, so it needs no diff. */
const MANY_WORDS = 40;

/** Maximum edit distance of a spelling correction, and minimum length of the word. */
const SPELLING_DISTANCE = 2;
const SPELLING_LENGTH = 4;

/** Words that change the meaning of a sentence. */
const MEANINGFUL_WORDS = new Set(
  'not no never none only must cannot can always without unless except before after or and all any each every'.split(
    ' ',
  ),
);

type Change = {readonly removed: readonly string[]; readonly added: readonly string[]};

/** Returns the differences between two texts, each with the removed and the added words. */
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

/** Returns the words that were added or removed, once for each occurrence. Moved words don't count. */
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
 * Whether an edit preserves the meaning: spelling, punctuation, or a few different words. Numbers, code, and words such
 * as "not" or "only" always count.
 *
 * @param before words from `extractWords`
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
 * Returns the similarity of two texts from 0 to 1 (Sørensen–Dice coefficient of their words). Unlike an edit distance,
 * it ignores moved sentences.
 */
function getSimilarity(a: readonly string[], b: readonly string[]): number {
  const all = a.length + b.length;
  return all === 0 ? 0 : 1 - getChangedWords(a, b).length / all;
}

type SectionPair = {readonly before: Section; readonly after: Section};

/** Minimum similarity of the words of a section with another heading. */
const MIN_SIMILARITY = 0.6;

/** Matches the sections of two revisions of a page by id or heading, then by similarity. */
function matchSections(before: Page, after: Page) {
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

/** Change of the samples in one language. */
export type SampleChange = {readonly lang: string; readonly change: 'new' | 'removed' | 'changed'};

const getSamples = (sections: readonly Section[]): Sample[] => sections.flatMap(({samples}) => samples);

/**
 * Returns the samples that aren't in the other list. Samples that moved within the page, or have another alias of the
 * same language, are in both lists.
 */
function omitSamples(samples: readonly Sample[], others: readonly Sample[]): Sample[] {
  const left = others.map(({code}) => code);
  return samples.filter(({code}) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Compares the samples of sections by language, ignoring their formatting. */
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
 * Returns the new targets of links and images if they replaced others. Ignores targets that were only added or removed,
 * because the text has changed as well, and targets that moved or have another notation.
 */
function findReplacementTargets(before: readonly Section[], after: readonly Section[]): ReadonlySet<string> {
  const getLinkTargets = (sections: readonly Section[]) => new Set(sections.flatMap(({targets}) => targets));
  const [old, now] = [getLinkTargets(before), getLinkTargets(after)];
  const gone = [...old].filter((target) => !now.has(target));
  const come = [...now].filter((target) => !old.has(target));
  const isReplacement = (target: string): boolean => gone.some((other) => PICTURE.test(other) === PICTURE.test(target));
  return new Set(come.filter(isReplacement));
}

/** Differences between two revisions of a page; empty lists if there are none. */
export type PageDifference = {
  readonly title: {readonly before: string; readonly after: string} | null;
  /** Headings. An empty one is the introduction. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly renamed: readonly {readonly before: string; readonly after: string}[];
  readonly edited: readonly string[];
  readonly samples: readonly SampleChange[];
};

const isRenamed = ({before, after}: SectionPair): boolean =>
  !isTrivialEdit(extractWords(before.heading), extractWords(after.heading));

/**
 * Compares two revisions of a page, ignoring trivial edits.
 *
 * @param ignored matches the metastring of code blocks to ignore
 */
export function comparePages(before: string, after: string, ignored?: RegExp): PageDifference {
  const [old, now] = [parseMarkdownPage(before, ignored), parseMarkdownPage(after, ignored)];
  const {pairs, removed, added} = matchSections(old, now);
  const isSameTitle = isTrivialEdit(extractWords(old.title), extractWords(now.title));
  // Samples of added or removed sections are part of that change.
  const shared = {before: pairs.map((pair) => pair.before), after: pairs.map((pair) => pair.after)};
  const replaced = findReplacementTargets(old.sections, now.sections);
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
