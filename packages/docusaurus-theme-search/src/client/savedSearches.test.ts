/** @jest-environment jsdom */
import {afterEach, expect, it} from '@jest/globals';
import {
  addFavorite,
  addRecent,
  readSavedSearches,
  removeSearch,
  writeSavedSearches,
  type SavedSearches,
} from './savedSearches';

const KEY = 'docs.search';
const NONE: SavedSearches = {recent: [], favorites: []};
const saved = (url: string): {url: string; title: string; pageTitle: string} => ({url, title: url, pageTitle: ''});

afterEach(() => window.localStorage.clear());

it('stores at most seven recent searches, latest first and each once', () => {
  const urls = ['/1/', '/2/', '/3/', '/4/', '/5/', '/6/', '/7/', '/8/', '/3/'];
  const {recent} = urls.reduce((searches, url) => addRecent(searches, saved(url)), NONE);
  expect(recent.map(({url}) => url)).toEqual(['/3/', '/8/', '/7/', '/6/', '/5/', '/4/', '/2/']);
});

it('moves a search to the favourites permanently', () => {
  const searches = addFavorite(addRecent(NONE, saved('/a/')), saved('/a/'));
  expect(searches).toEqual({recent: [], favorites: [saved('/a/')]});
  expect(addRecent(searches, saved('/a/'))).toEqual(searches);
  expect(removeSearch(searches, saved('/a/'))).toEqual(NONE);
});

it('limits the number of stored searches', () => {
  const recent = Array.from({length: 20_000}, (_, at) => saved(`/${at}/`));
  writeSavedSearches(KEY, {recent, favorites: [saved('/b/')]});
  const {recent: read, favorites} = readSavedSearches(KEY);
  expect([read.length, favorites]).toEqual([50, [saved('/b/')]]);
});

it.each(['{', 'null', '{"recent":1}', '{"recent":[{"url":"/a/"}]}'])('ignores the invalid storage %s', (text) => {
  window.localStorage.setItem(KEY, text);
  expect(readSavedSearches(KEY)).toEqual(NONE);
});

it.each([
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  'https://evil.example/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'a/',
])("ignores %j, which isn't a URL of this site", (url) => {
  window.localStorage.setItem(KEY, JSON.stringify({recent: [saved(url), saved('/a/')], favourites: [saved(url)]}));
  expect(readSavedSearches(KEY)).toEqual({recent: [saved('/a/')], favorites: []});
});
