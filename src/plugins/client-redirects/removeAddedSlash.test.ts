import {expect, it} from '@jest/globals';
import {removeAddedSlash} from './removeAddedSlash';

it('takes the added slash from every mention of the target', () => {
  const html = '<meta content="0; url=https://millrace.example/apps/"><a href="https://millrace.example/apps/">';
  expect(removeAddedSlash(html, 'https://millrace.example/apps')).toBe(
    '<meta content="0; url=https://millrace.example/apps"><a href="https://millrace.example/apps">',
  );
});

it('leaves a target alone that ends in a slash by itself', () => {
  expect(removeAddedSlash('<a href="https://a.example/">', 'https://a.example/')).toBe('<a href="https://a.example/">');
});
