import {expect, it} from '@jest/globals';
import {parseLines, printLines} from './lineAddress';

it.each([
  ['3', {from: 3, to: 3, block: 1}],
  ['3-5', {from: 3, to: 5, block: 1}],
  ['5-3', {from: 3, to: 5, block: 1}],
  ['3-5.2', {from: 3, to: 5, block: 2}],
  ['3.2.k3f9x', {from: 3, to: 3, block: 2}],
])('reads %s', (text, address) => expect(parseLines(text)).toEqual(address));

it.each(['', '0', '3-', '0-2', '3.0', 'L3', '3.2.', '-1', '1e3'])('refuses %j', (text) =>
  expect(parseLines(text)).toBeUndefined(),
);

it.each(['3.1', '3-5.2', '12-100.14'])('writes %s as it was read', (text) => {
  const address = parseLines(text);
  expect(address && printLines(address)).toBe(text);
});
