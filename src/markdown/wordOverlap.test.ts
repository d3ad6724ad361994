import {expect, it} from '@jest/globals';
import {wordOverlap} from './wordOverlap';

it.each([
  ['the same words in another order', ['a', 'b', 'b'], ['b', 'a', 'b'], 1],
  ['a word as often as both have it', ['a', 'b', 'b'], ['b'], 0.5],
  ['nothing', ['a'], ['b'], 0],
  ['no words at all', [], [], 0],
])('finds %s', (_, a, b, share) => {
  expect(wordOverlap(a, b)).toBe(share);
});
