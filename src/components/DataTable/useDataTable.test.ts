import {describe, expect, it} from '@jest/globals';
import {compareCells, measureCell} from './useDataTable';

describe('measureCell', () => {
  it.each([
    ['512KB', 524288],
    ['1,024', 1024],
    ['$0.0002', 0.0002],
    ['Up to 750 seconds', 750_000],
    ['about 5 minutes', 300_000],
    ['No limit', Infinity],
    ['No daily limit', Infinity],
    ['No cap; above the base quota billed', Infinity],
  ])('takes %s for %d', (text, size) => {
    expect(measureCell(text)).toBe(size);
  });

  it.each(['Set by the plan', 'No', ''])('finds no size in %p', (text) => {
    expect(measureCell(text)).toBeUndefined();
  });
});

describe('compareCells', () => {
  it('puts sizes before words and words in the order of the alphabet', () => {
    const cells = ['beta', 'No limit', '6MB', 'Alpha', '512KB', '30 seconds'];
    expect(cells.sort(compareCells)).toEqual(['30 seconds', '512KB', '6MB', 'No limit', 'Alpha', 'beta']);
  });
});
