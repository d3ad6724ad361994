import {expect, it} from '@jest/globals';
import {findNext} from './findNext';

it.each([
  ['ArrowDown', -1, 'a'],
  ['ArrowDown', 0, 'b'],
  ['ArrowDown', 2, 'a'],
  ['ArrowUp', -1, 'c'],
  ['ArrowUp', 0, 'c'],
  ['ArrowUp', 2, 'b'],
  ['Home', 2, 'a'],
  ['End', 0, 'c'],
  ['a', 1, undefined],
])('findNext: %s from %i returns %s', (key, at, expected) => {
  expect(findNext(key, ['a', 'b', 'c'], at)).toBe(expected);
});
