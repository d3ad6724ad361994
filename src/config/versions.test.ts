import {expect, it} from '@jest/globals';
import {sortByAge} from './versions';

it('sorts a version that is not released before the latest', () => {
  const all = ['latest', 'next', 'older'] as const;
  expect(sortByAge(all.map((status) => ({status}))).map(({status}) => status)).toEqual(['next', 'latest', 'older']);
});
