import {describe, expect, it} from '@jest/globals';
import {alignBlocks, compareSections} from './compareSections';
import {compareLines, compareWords} from './compareTexts';
import type {Block, Section} from './readSections';

const text = (content: string): Block => ({kind: 'text', text: content});
const section = (title: string, ...blocks: Block[]): Section => ({slug: 'memory', title, blocks});

describe('compareSections', () => {
  const one = section('Memory', text('A workflow has 256MB of memory.'));

  it.each([
    ['new', null, one],
    ['gone', one, null],
    ['same', one, section('Memory', ...one.blocks)],
    ['renamed', one, section('RAM', ...one.blocks)],
    ['changed', one, section('Memory', text('A workflow has 512MB of memory.'))],
  ])('finds that a section is %s', (outcome, older, newer) => {
    expect(compareSections({older, newer}).outcome).toBe(outcome);
  });

  it('does not call a page renamed whose title changed: its first section has the title of the page', () => {
    const [older, newer] = ['Limits of v1', 'Limits'].map((title) => ({...one, slug: null, title}));
    expect(compareSections({older: older ?? null, newer: newer ?? null}).outcome).toBe('same');
  });
});

describe('alignBlocks', () => {
  it('puts blocks beside each other that share most words and are of one kind', () => {
    const [kept, code] = [text('The queue holds one hundred events at most.'), {kind: 'code', text: 'a b c'} as const];
    const changed = text('The queue holds one thousand events at most.');
    expect(alignBlocks([text('Gone.'), kept, code], [changed, text('a b c')])).toEqual([
      {older: text('Gone.'), newer: null},
      {older: kept, newer: changed},
      {older: code, newer: null},
      {older: null, newer: text('a b c')},
    ]);
  });
});

describe('alignBlocks with rows of tables', () => {
  it('puts rows beside each other whose first cell is the same, not those that share the names of columns', () => {
    const row = (content: string): Block => ({kind: 'row', text: content});
    const [email, schedule] = [
      row('Email · Starts the workflow when: a message'),
      row('Schedule · Starts the workflow when: a time'),
    ];
    const changed = row('Email · Address: yes');
    expect(alignBlocks([email, schedule], [row('RSS · Starts the workflow when: an item'), changed])).toEqual([
      {older: null, newer: row('RSS · Starts the workflow when: an item')},
      {older: email, newer: changed},
      {older: schedule, newer: null},
    ]);
  });
});

describe('compareWords', () => {
  it('takes inline code for one word, and does not mind spaces', () => {
    expect(compareWords('Call `$end(now)` to stop', 'Call `$.flow.exit(now)`  to stop')).toEqual([
      {text: 'Call ', change: 'same'},
      {text: '`$end(now)` ', change: 'gone'},
      {text: '`$.flow.exit(now)`  ', change: 'new'},
      {text: 'to stop', change: 'same'},
    ]);
  });
});

describe('compareLines', () => {
  it('compares code line by line', () => {
    expect(compareLines('a();\nb();', 'a();\nc();')).toEqual([
      {text: 'a();\n', change: 'same'},
      {text: 'b();', change: 'gone'},
      {text: 'c();', change: 'new'},
    ]);
  });
});
