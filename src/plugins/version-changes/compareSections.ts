import {diffArrays} from 'diff';
import {wordOverlap} from '../../markdown/wordOverlap';
import {compareLines, compareWords, type Run} from './compareTexts';
import {listWords} from './listWords';
import type {SectionPair} from './matchSections';
import type {Block} from './readSections';

/** A block as it was and as it is; `null` where one version has no such block. */
export type BlockPair = {readonly older: Block | null; readonly newer: Block | null};

/** What became of a section. */
export type Outcome = 'new' | 'gone' | 'renamed' | 'changed' | 'same';

/** A section of two pages, compared. */
export type SectionDifference = SectionPair & {
  readonly outcome: Outcome;
  readonly blocks: readonly BlockPair[];
};

/** How much of their words two blocks have to share to be shown as one that changed. */
const ALIKE = 0.6;

/** What a row of a table is about: its first cell. The names of the columns are in every row. */
const headOf = ({text}: Block): string => text.split(' · ', 1)[0] ?? '';

function isAlike(a: Block, b: Block): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'row') return headOf(a) === headOf(b);
  return a.text === b.text || wordOverlap(listWords(a.text), listWords(b.text)) >= ALIKE;
}

/** Puts the blocks beside each other that are alike, in the order of both pages. */
export function alignBlocks(older: readonly Block[], newer: readonly Block[]): BlockPair[] {
  const [from, to] = [[...older], [...newer]];
  return diffArrays([...older], [...newer], {comparator: isAlike}).flatMap(({added, removed, count}) =>
    Array.from({length: count}, (): BlockPair => ({
      older: added ? null : (from.shift() ?? null),
      newer: removed ? null : (to.shift() ?? null),
    })),
  );
}

/** Whether both versions have a block with the same text. */
export function isSame({older, newer}: BlockPair): boolean {
  return older !== null && older.text === newer?.text;
}

/** The runs of a block that changed. */
export function compareBlock(older: Block, newer: Block): Run[] {
  return older.kind === 'code' ? compareLines(older.text, newer.text) : compareWords(older.text, newer.text);
}

function judge({older, newer}: SectionPair, blocks: readonly BlockPair[]): Outcome {
  if (!older) return 'new';
  if (!newer) return 'gone';
  // The heading of the first section is the title of the page, which is shown above all sections.
  if (newer.slug !== null && older.title !== newer.title) return 'renamed';
  return blocks.every(isSame) ? 'same' : 'changed';
}

/** Compares the two sides of a section. */
export function compareSections(pair: SectionPair): SectionDifference {
  const blocks = alignBlocks(pair.older?.blocks ?? [], pair.newer?.blocks ?? []);
  return {...pair, outcome: judge(pair, blocks), blocks};
}
