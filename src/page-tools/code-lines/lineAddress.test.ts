import {describe, expect, it} from '@jest/globals';
import {hashLines, nameLines, parseLines, printLines} from './lineAddress';

describe('the address of lines', () => {
  it.each([
    ['3', {from: 3, to: 3, block: 1}],
    ['3-5', {from: 3, to: 5, block: 1}],
    ['5-3', {from: 3, to: 5, block: 1}],
    ['3-5.2', {from: 3, to: 5, block: 2}],
    ['3.2.k3f9x', {from: 3, to: 3, block: 2, hash: 'k3f9x'}],
  ])('reads %s', (text, address) => expect(parseLines(text)).toEqual(address));

  it.each(['', '0', '3-', '0-2', '3.0', 'L3', '3.2.', '-1', '3-5.2.K', '1e3'])('refuses %j', (text) =>
    expect(parseLines(text)).toBeUndefined(),
  );

  it.each(['3.1.k3f9x', '3-5.2.00abc', '12-100.14'])('writes %s as it was read', (text) => {
    const address = parseLines(text);
    expect(address && printLines(address)).toBe(text);
  });
});

describe('the hash of lines', () => {
  const lines = ['const a = 1;', '  b();'];

  it('has five characters that need no escape', () => expect(hashLines(lines)).toMatch(/^[a-z0-9]{5}$/));
  it('stays the same where only the indentation changed', () =>
    expect(hashLines(['  const a = 1;', 'b(); '])).toBe(hashLines(lines)));
  it('changes with the text, the order and the number of lines', () => {
    const others = [['const a = 2;', 'b();'], ['b();', 'const a = 1;'], ['const a = 1;'], ['const a = 1;b();']];
    const hashes = others.map(hashLines);
    expect(new Set([...hashes, hashLines(lines)]).size).toBe(5);
  });
});

it.each([
  [{from: 3, to: 3}, 'line 3'],
  [{from: 3, to: 5}, 'lines 3 to 5'],
])('names lines in words', (range, words) => expect(nameLines(range)).toBe(words));
