import {describe, expect, it} from '@jest/globals';
import {judgeBreak, listFailures} from './judgeBreak';

describe('listFailures', () => {
  it.each([
    ['Jest', '  ● adds › two\n\n    expect\n  ● adds › two', ['adds › two']],
    [
      'Playwright',
      '  1) behaviours/tabs.browser.test.ts:26:1 › a choice is kept ─────\n\n    Error: x',
      ['behaviours/tabs.browser.test.ts:26:1 › a choice is kept'],
    ],
    [
      'the check of pages',
      'docs/a/index.mdx:3 the link "b" leads to no file',
      ['docs/a/index.mdx:3 the link "b" leads to no file'],
    ],
    ['success', 'PASS a.test.ts\n  ✓ 1 adds two', []],
  ])('reads %s', (_, output, failures) => {
    expect(listFailures(output)).toEqual(failures);
  });
});

describe('judgeBreak', () => {
  const expected = /copied/;

  it.each([
    ['the right test fails', ['is copied'], true],
    ['no test fails', [], false],
    ['only another test fails', ['is shown'], false],
    ['another test fails too', ['is copied', 'is shown'], false],
  ])('where %s', (_, failures, isNoticed) => {
    expect(judgeBreak({expected}, failures).isNoticed).toBe(isNoticed);
  });
});
