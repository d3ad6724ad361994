import {describe, expect, it} from '@jest/globals';
import {TIMINGS} from './client/settings';
import {readOptions, validateOptions, type Options} from './options';

describe('options of search', () => {
  it('are complete without any, and keep the others when one is set', () => {
    const timings = {...TIMINGS, hostedTimeout: 9};
    expect(readOptions({blog: true, timings: {hostedTimeout: 9}})).toEqual({
      ...readOptions(),
      blog: true,
      timings,
    });
    expect(validateOptions({options: {page: false}})).toEqual({
      ...readOptions(),
      page: false,
      id: 'default',
    });
  });

  it.each<[Record<string, unknown>, string]>([
    [{folder: '../x'}, `"folder" must be lower-case letters, digits and hyphens (given: '../x')`],
    [{folder: 'search'}, `"folder" must not be the path of the search page (given: 'search')`],
    [{blog: 9}, '"blog" must be a boolean (given: 9)'],
    [{hosted: {appId: 'APP'}}, '"hosted" is no option; allowed: folder, page'],
    [{startVersion: 'v2'}, `"startVersion" must be one of [page, latest] (given: 'v2')`],
    [{synonyms: [['alone']]}, '"synonyms[0]" must contain at least 2 items'],
    [{timings: {hostedTimeout: -1}}, '"timings.hostedTimeout" must be greater than or equal to 0 (given: -1)'],
    [{timings: {copied: 1}}, '"timings.copied" is no option; allowed: hostedTimeout'],
  ])('refuse %j, and say what was given, what is allowed and where', (given, message) => {
    expect(() => readOptions(given as Options)).toThrow(message);
    expect(() => readOptions(given as Options)).toThrow(
      /^docusaurus\.config\.ts, options of docusaurus-theme-search: /,
    );
  });

  it('take names of categories as they are', () => {
    const given = {categories: {docs: '', reference: 'Reference'}};
    expect(readOptions(given)).toEqual({...readOptions(), ...given});
  });
});
