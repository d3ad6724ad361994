import {DEFAULTS, readOptions} from './options';

describe('options of search', () => {
  it('are complete without any', () => {
    expect(readOptions()).toEqual(DEFAULTS);
  });

  it('keep the other limits when one is set', () => {
    expect(readOptions({limits: {...DEFAULTS.limits, prefetch: 0}}).limits).toEqual({...DEFAULTS.limits, prefetch: 0});
  });

  it.each(['search', 'A', '../x', ''])('refuse the folder %p and say what is allowed', (folder) => {
    expect(() => readOptions({folder})).toThrow(/small letters/);
  });

  it('refuse a size that is no number', () => {
    expect(() => readOptions({limits: {...DEFAULTS.limits, contentsFile: -1}})).toThrow('limits.contentsFile is -1');
  });
});
