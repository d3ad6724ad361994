import {expect, it} from '@jest/globals';
import {isSearchable} from './readPages';

it.each([
  ['a page', {unlisted: false, frontmatter: {}}, true],
  ['an unlisted page', {unlisted: true, frontmatter: {}}, false],
  ['a page whose content another page has', {unlisted: false, frontmatter: {search: false}}, false],
])('finds %s: %s', (_what, record, expected) => {
  expect(isSearchable(record)).toBe(expected);
});
