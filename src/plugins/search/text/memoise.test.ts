import {expect, it, jest} from '@jest/globals';
import {memoise} from './memoise';

it('computes the result of each text once, also where it is empty', () => {
  const compute = jest.fn((text: string) => text.slice(1));
  const second = memoise(compute);
  expect(['ab', 'ab', 'a', 'a'].map(second)).toEqual(['b', 'b', '', '']);
  expect(compute.mock.calls).toEqual([['ab'], ['a']]);
});
