import {describe, expect, it} from '@jest/globals';
import {MARKED, takeMagicComments} from './magicComments';

const COMMENTS = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
  {className: 'error', line: 'This will error'.replaceAll(' ', '-')},
];

describe('takeMagicComments', () => {
  it.each([
    ['// highlight-next-line', '//'],
    ['  # highlight-next-line', '#'],
    ['{/* highlight-next-line */}', 'JSX'],
    ['<!-- highlight-next-line -->', 'HTML'],
    ['-- highlight-next-line', 'SQL'],
  ])('takes out %j (%s) and marks the next line', (comment) => {
    const {text, classes} = takeMagicComments(`a\n${comment}\nb\nc`, COMMENTS);
    expect(text).toBe('a\nb\nc');
    expect([...classes]).toEqual([[2, MARKED]]);
  });

  it('marks the lines between start and end, with every class', () => {
    const code = '// highlight-start\na\n// This-will-error\nb\n// highlight-end\nc';
    const {text, classes} = takeMagicComments(code, COMMENTS);
    expect(text).toBe('a\nb\nc');
    expect([...classes]).toEqual([
      [1, MARKED],
      [2, `${MARKED} code-line error`],
    ]);
  });

  it('leaves other comments and other code alone', () => {
    const code = '// highlight\nconst a = "highlight-next-line"; // highlight-next-line';
    expect(takeMagicComments(code, COMMENTS)).toEqual({text: code, classes: new Map()});
    expect(takeMagicComments('// highlight-next-line\na', []).text).toBe('// highlight-next-line\na');
  });
});
