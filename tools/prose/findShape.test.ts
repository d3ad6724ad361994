import {describe, expect, it} from '@jest/globals';
import {findAdmonitions, findEmptyHeadings} from './findShape';
import {parsePage} from './readBlocks';

describe('findAdmonitions', () => {
  const one = ':::tip\n\nText\n\n:::\n\n';

  it('allows two', () => {
    expect(findAdmonitions(parsePage(one.repeat(2)))).toEqual([]);
    expect(findAdmonitions(parsePage(one.repeat(3)))).toMatchObject([{offset: 2 * one.length, words: ':::tip'}]);
  });

  it('does not count those in samples', () => {
    expect(findAdmonitions(parsePage(`\`\`\`md\n${one.repeat(3)}\`\`\``))).toEqual([]);
  });
});

describe('findEmptyHeadings', () => {
  it('allows an empty corner, and no other', () => {
    expect(findEmptyHeadings(parsePage('| | Free |\n| --- | --- |\n| Credits | 100 |'))).toEqual([]);
    const table = 'Text\n\n| Option | |\n| --- | --- |\n| `url` | required |';
    expect(findEmptyHeadings(parsePage(table))).toMatchObject([{offset: 6, words: 'Option | '}]);
  });
});
