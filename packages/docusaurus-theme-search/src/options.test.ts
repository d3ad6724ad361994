import {describe, expect, it} from '@jest/globals';
import {DEFAULTS, readOptions, validateOptions, type SearchOptions} from './options';

describe('options of search', () => {
  it('are complete without any, and keep the others when one is set', () => {
    expect(readOptions()).toEqual(DEFAULTS);
    expect(readOptions({storageKey: 'a'})).toEqual({...DEFAULTS, storageKey: 'a'});
    expect(validateOptions({options: {id: 'default', page: false}})).toEqual({
      ...DEFAULTS,
      page: false,
      id: 'default',
    });
  });

  it.each<[Record<string, unknown>, string]>([
    [{folder: '../x'}, '"folder" of docusaurus-theme-search is "../x". Allowed: lower-case letters'],
    [{folder: 'search'}, '"folder" of docusaurus-theme-search is "search". Allowed: lower-case letters'],
    [{storageKey: 9}, '"storageKey" of docusaurus-theme-search is 9. Allowed: a text'],
    [{hosted: {appId: 'APP'}}, '"hosted" of docusaurus-theme-search is {"appId":"APP"}. Allowed: the options'],
    [{startVersion: 'v2'}, 'is "v2". Allowed: "page" or "latest"'],
    [{synonyms: [['alone']]}, 'Allowed: lists of at least two texts'],
    [
      {weights: {titel: 1}},
      '"weights.titel" of docusaurus-theme-search is {"titel":1}. Allowed: numbers from 0 for page',
    ],
    [{timings: {hostedTimeout: -1}}, 'Allowed: milliseconds from 0 for hostedTimeout'],
    [{codePatterns: [/acme/]}, 'Allowed: regular expressions with the flag g'],
    [{sectionlength: 1}, '"sectionlength" of docusaurus-theme-search is 1. Allowed: the options folder, page'],
  ])('refuse %j, and say what was given, what is allowed and where', (given, message) => {
    expect(() => readOptions(given as Partial<SearchOptions>)).toThrow(message);
    expect(() => readOptions(given as Partial<SearchOptions>)).toThrow(/^docusaurus\.config\.ts: /);
  });

  it('take patterns and categories as they are', () => {
    const given = {codePatterns: [/\bacme \w+/g], categories: {docs: '', reference: 'Reference'}};
    expect(readOptions(given)).toEqual({...DEFAULTS, ...given});
  });
});
