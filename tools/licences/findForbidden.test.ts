import {readFileSync} from 'node:fs';
import {describe, expect, it} from '@jest/globals';
import {findForbidden, isAllowed, type LockFile} from './findForbidden';

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

describe('findForbidden', () => {
  it('names each package that has another licence, or none', () => {
    const packages = {
      '': {license: 'UNLICENSED'},
      'node_modules/good': {license: 'MIT'},
      'node_modules/good/node_modules/@scope/bad': {license: 'AGPL-3.0'},
      'node_modules/constructor': {},
      'node_modules/tool': {license: 'GPL-3.0', dev: true},
    };
    expect(findForbidden({packages})).toEqual([
      expect.stringMatching(/^@scope\/bad: AGPL-3\.0; allowed: /),
      expect.stringMatching(/^constructor: none is named; allowed: /),
    ]);
  });

  it('finds only allowed ones in this project', () => {
    expect(findForbidden(JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile)).toEqual([]);
  });
});
