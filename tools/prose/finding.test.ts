import {describe, expect, it} from '@jest/globals';
import {formatFinding} from './finding';
import {lintPage} from './lintPage';

const print = (source: string): string[] =>
  lintPage(source).map((finding) => formatFinding(finding, 'docs/page.mdx', source));

describe('formatFinding', () => {
  it('gives file, line, column, the words and what to write, from top to bottom', () => {
    expect(print('# Title\n\nSign in. You may deploy.\n\nYou simply call it.')).toEqual([
      'docs/page.mdx:3:10 warning "You may": "can", or "might" for what is possible',
      'docs/page.mdx:5:5 "simply": leave "simply" out',
    ]);
  });

  it('names the place of Markdown that cannot be read', () => {
    expect(print('Text\n\nAn {open brace\n')).toEqual([
      expect.stringMatching(/^docs\/page\.mdx:3:\d+ .*closing brace/),
    ]);
  });
});
