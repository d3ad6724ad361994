import {expect, it} from '@jest/globals';
import {TIMINGS} from './client/settings';
import {resolveOptions, validateOptions, type Options} from './options';

it('merges options with the defaults', () => {
  const timings = {...TIMINGS, hostedTimeout: 9};
  expect(resolveOptions({blog: true, timings: {hostedTimeout: 9}})).toEqual({...resolveOptions(), blog: true, timings});
  expect(validateOptions({options: {page: false}})).toEqual({...resolveOptions(), page: false});
});

it('uses the starting points as help by default', () => {
  const startingPoints = [{to: '/guides/', label: 'Guides'}];
  expect(resolveOptions({startingPoints}).helpLinks).toEqual(startingPoints);
  expect(resolveOptions({startingPoints, helpLinks: []}).helpLinks).toEqual([]);
});

it.each<[unknown, string]>([
  [{page: '../x'}, '"page" must be lower-case letters, digits and hyphens'],
  [{page: 'search-data'}, '"page" contains an invalid value'],
  [{synonyms: [['alone']]}, '"synonyms[0]" must contain at least 2 items'],
  [{synonyms: ['sso']}, '"synonyms[0]" must be a list of words with the same meaning, such as ['],
  [{synonyms: 'sso'}, '"synonyms" must be a list of groups, such as [['],
  [{timings: {hostedTimeout: '1s'}}, '"timings.hostedTimeout" must be a number of milliseconds, such as 1000'],
  [{startingPoints: [{to: 'https://acme.example/', label: 'A'}]}, 'an address on this site below the base path'],
  [{helpLinks: [{to: 'http://acme.example/', label: 'A'}]}, 'or one that begins with https:'],
  [{helpLinks: [{to: '/a/', label: 'A', icon: 'star'}]}, '"helpLinks[0].icon" must be one of'],
  [{algolia: {}}, '"algolia" isn\'t an option here: write it in themeConfig.algolia'],
])('rejects the options %j', (given, message) => {
  expect(() => resolveOptions(given as Options)).toThrow(message);
});
