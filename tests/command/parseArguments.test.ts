import {describe, expect, it} from '@jest/globals';
import {parseArguments} from './parseArguments';

describe('parseArguments', () => {
  it('reads names and options in any order', () => {
    expect(parseArguments(['unit', '--under-load', 'browser'])).toEqual({
      names: ['unit', 'browser'],
      changed: false,
      underLoad: true,
    });
    expect(parseArguments(['--changed'])).toEqual({names: [], changed: true, underLoad: false});
  });

  it('refuses an unknown option', () => {
    expect(() => parseArguments(['--chnged'])).toThrow('the options are: --changed, --under-load');
  });

  it('refuses names beside --changed', () => {
    expect(() => parseArguments(['--changed', 'unit'])).toThrow('leave out unit');
  });
});
