import {expect, it} from '@jest/globals';
import {groupBy} from './groupBy';

it('groups items by a key, groups and items in their order', () => {
  const groups = groupBy(['one', 'three', 'two', 'four'], ({length}) => length);
  expect([...groups]).toEqual([
    [3, ['one', 'two']],
    [5, ['three']],
    [4, ['four']],
  ]);
});
