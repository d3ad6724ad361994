import {describe, expect, it} from '@jest/globals';
import {moveBy} from './attachMenu';

describe('moveBy', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 1, undefined],
  ])('%s from %i leads to %s', (key, at, expected) => {
    expect(moveBy(key, at, 3)).toBe(expected);
  });

  it('leads nowhere in an empty menu', () => {
    expect(moveBy('ArrowDown', -1, 0)).toBeUndefined();
  });
});
