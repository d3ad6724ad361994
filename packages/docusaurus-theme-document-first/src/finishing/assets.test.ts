import {expect, it} from '@jest/globals';
import {renameByContent} from './assets';

it('names files by a hash of their content', () => {
  const names = ['font', 'other'].map((content) => renameByContent('zilla-slab-600-8b7388091f2e.woff2', content));
  expect(new Set(names).size).toBe(2);
  expect(names[0]).toMatch(/^zilla-slab-600-[0-9a-f]{8}\.woff2$/);
  expect(renameByContent('zilla-slab-600-0123abcd.woff2', 'font')).toBe(names[0]);
});
