import {readFileSync} from 'node:fs';
import {describe, expect, it} from '@jest/globals';
import {findLicences, isAllowed, type LockFile} from './findLicences';

describe('isAllowed', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT AND GPL-3.0', false],
    ['AGPL-3.0', false],
    ['SEE LICENSE IN LICENSE.txt', false],
    ['', false],
  ])('%s: %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });
});

describe('findLicences', () => {
  it('names each package that has another licence, or none', () => {
    const packages = {
      '': {license: 'UNLICENSED'},
      'node_modules/good': {license: 'MIT'},
      'node_modules/good/node_modules/@scope/bad': {license: 'AGPL-3.0'},
      'node_modules/constructor': {},
      'node_modules/tool': {license: 'GPL-3.0', dev: true},
    };
    expect(() => findLicences({packages})).toThrow(
      /allowed:\n@scope\/bad: AGPL-3\.0\nconstructor: none is named\nAllowed/,
    );
  });

  it('finds only allowed ones in this project', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
    expect(findLicences(lock).size).toBeGreaterThan(0);
  });
});
