import {wordOverlap} from '../../markdown/wordOverlap';
import {listWords} from './listWords';
import type {Section} from './readSections';

/** A section of the older page, of the newer one, or of both. */
export type SectionPair = {readonly older: Section | null; readonly newer: Section | null};

/** How alike two sections have to be if neither id nor heading tells that they belong together. */
const ALIKE = 0.4;

type Test = (older: Section, newer: Section) => boolean;

/** A heading without case and punctuation: "What's new?" and "Whats New" are one. */
const normaliseTitle = (title: string): string => listWords(title.replace(/['’]/g, '')).join(' ');

/** From the surest sign to the weakest; the likeness of texts comes after them. */
const SIGNS: readonly Test[] = [
  (older, newer) => older.slug === newer.slug,
  (older, newer) => normaliseTitle(older.title) === normaliseTitle(newer.title),
];

const wordsOf = ({blocks}: Section): string[] => blocks.flatMap(({text}) => listWords(text));

/** The words that two sections share: a third of the weight is their heading's. */
function likenessOf(older: Section, newer: Section): number {
  return (
    (wordOverlap(listWords(older.title), listWords(newer.title)) + 2 * wordOverlap(wordsOf(older), wordsOf(newer))) / 3
  );
}

/** Pairs of sections that share enough words, the most alike first. */
function listAlike(older: readonly Section[], newer: readonly Section[]): [Section, Section][] {
  const pairs = older.flatMap((a) => newer.map((b) => ({a, b, likeness: likenessOf(a, b)})));
  return pairs
    .filter(({likeness}) => likeness >= ALIKE)
    .sort((x, y) => y.likeness - x.likeness)
    .map(({a, b}) => [a, b]);
}

function findPartners(older: readonly Section[], newer: readonly Section[]): Map<Section, Section> {
  const partners = new Map<Section, Section>();
  const taken = new Set<Section>();
  const join = (a: Section, b: Section): void => {
    if (partners.has(b) || taken.has(a)) return;
    partners.set(b, a);
    taken.add(a);
  };
  for (const sign of SIGNS) {
    older.forEach((a) => newer.filter((b) => sign(a, b)).forEach((b) => join(a, b)));
  }
  const open = older.filter((a) => !taken.has(a));
  listAlike(
    open,
    newer.filter((b) => !partners.has(b)),
  ).forEach(([a, b]) => join(a, b));
  return partners;
}

/**
 * Finds the sections of two pages that belong together: by id, then by heading, then by the words they share.
 *
 * @returns all sections in the order of the newer page; one that is gone follows the section it followed
 */
export function matchSections(older: readonly Section[], newer: readonly Section[]): SectionPair[] {
  const partners = findPartners(older, newer);
  const pairs: SectionPair[] = newer.map((section) => ({older: partners.get(section) ?? null, newer: section}));
  older.forEach((section, at) => {
    if (pairs.some((pair) => pair.older === section)) return;
    const before = pairs.findIndex((pair) => at > 0 && pair.older === older[at - 1]);
    pairs.splice(before + 1, 0, {older: section, newer: null});
  });
  return pairs;
}
