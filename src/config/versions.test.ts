import {expect, it} from '@jest/globals';
import {sortByAge} from './versions';

it('sorts an unreleased version before the latest one', () => {
  const all = ['latest', 'next', 'older'] as const;
  expect(sortByAge(all.map((status) => ({status}))).map(({status}) => status)).toEqual(['next', 'latest', 'older']);
});
