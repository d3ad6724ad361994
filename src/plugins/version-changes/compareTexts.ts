import {diffArrays} from 'diff';
import {joinChanges} from './joinChanges';

/** A run of a text that both versions have, or that one of them has. */
export type Run = {readonly text: string; readonly change: 'same' | 'gone' | 'new'};

/** Words with the space after them; a piece of inline code is part of one word. */
const WORD = /(?:`[^`]*`|[^\s`]|`)+\s*/g;

const LINE = /[^\n]*\n?/g;

function compareParts(older: string, newer: string, part: RegExp): Run[] {
  const split = (text: string): string[] => (text.match(part) ?? []).filter((each) => each !== '');
  const changes = diffArrays(split(older), split(newer), {comparator: (a, b) => a.trimEnd() === b.trimEnd()});
  return changes.map(({value, added, removed}) => ({
    text: value.join(''),
    change: added ? 'new' : removed ? 'gone' : 'same',
  }));
}

/** Compares two paragraphs word by word; a change is as long as a reader can follow. */
export function compareWords(older: string, newer: string): Run[] {
  return joinChanges(compareParts(older, newer, WORD));
}

/** Compares two code blocks line by line. */
export function compareLines(older: string, newer: string): Run[] {
  return compareParts(older, newer, LINE);
}
