import {expect, it} from '@jest/globals';
import {acceptCases} from './acceptCases';
import {prefersMarkdown} from './prefersMarkdown';

it.each(acceptCases)('Accept: %s brings Markdown: %s', (accept, isMarkdown) => {
  expect(prefersMarkdown(accept)).toBe(isMarkdown);
});
