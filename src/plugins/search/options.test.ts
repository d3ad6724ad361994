import {describe, expect, it} from '@jest/globals';
import {DEFAULTS, readOptions} from './options';

describe('options of search', () => {
  it('are complete without any', () => {
    expect(readOptions()).toEqual(DEFAULTS);
  });

  it('keep the others when one is set', () => {
    expect(readOptions({sectionLength: 100})).toEqual({...DEFAULTS, sectionLength: 100});
  });

  it.each(['search', 'A', '../x', ''])('reject the folder %p and say what is allowed', (folder) => {
    expect(() => readOptions({folder})).toThrow(/lower-case letters/);
  });

  it('reject a length that is not a positive integer', () => {
    expect(() => readOptions({sectionLength: -1})).toThrow('sectionLength is -1');
  });
});
