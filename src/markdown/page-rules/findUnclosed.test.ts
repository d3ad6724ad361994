import {describe, expect, it} from '@jest/globals';
import {findUnclosed, stopAtUnclosed} from './findUnclosed';

const describeAll = (...lines: string[]): string[] =>
  findUnclosed(lines.join('\n')).map(({line, message}) => `${line} ${message}`);

describe('findUnclosed', () => {
  it.each([
    ['an admonition', [':::tip[Try it]', '', 'text', '', ':::']],
    ['one in another, which has a mark more', ['::::warning', ':::tip', 'text', ':::', '::::']],
    ['a block of code', ['```js title="a.js"', 'text', '```']],
    ['blocks that are shown in a block with more marks', ['````md', '```js', ':::tip', '````']],
    ['other marks in a block', ['```text', ':::tip', '~~~', '```']],
    ['a block in a list or a quote', ['- ```js', '  a', '  ```', '> :::tip', '> a', '> :::']],
    ['code in three backticks within a line', ['```js``` is code.']],
  ])('takes %s', (_, lines) => {
    expect(describeAll(...lines)).toEqual([]);
  });

  it.each([
    [
      'an admonition',
      ['text', ':::tip[Try it]', 'text'],
      ['2 ":::tip[Try it]" is not closed; allowed: below its last'],
    ],
    ['a block of code at the end of a page', ['```js', 'a'], ['1 "```js" is not closed; allowed: below its last line']],
    [
      'a block that the next one would close',
      ['```js', 'a', '', 'text', '', '```py', 'b', '```'],
      ['1 "```js" is not closed before line 6, which opens another; allowed: below its last line'],
    ],
    [
      'an admonition that the next one would close',
      [':::tip', 'a', '', ':::warning', 'b', ':::'],
      ['1 ":::tip" is not closed before line 4, which opens another'],
    ],
    ['a block that tabs would close', ['<TabItem value="go">', '```go', '</TabItem>'], ['2 "```go" is not closed']],
    ['a block of a list with marks before the list', ['- ```js', '  a', '```'], ['1 "- ```js" is not closed']],
    ['marks that close nothing', ['text', ':::'], ['2 ":::" closes nothing; allowed: at the end of an admonition']],
    [
      'an admonition of no kind',
      [':::wraning', 'a', ':::'],
      ['1 ":::wraning" is no admonition; did you mean :::warning? allowed: tip, warning'],
    ],
  ])('finds %s', (_, lines, said) => {
    expect(describeAll(...lines)).toEqual(said.map((words) => expect.stringContaining(words)));
  });
});

it('stops the build with file and line, and passes a page that is right', () => {
  const read = (fileContent: string) => stopAtUnclosed({filePath: `${process.cwd()}/docs/x/index.mdx`, fileContent});
  expect(() => read('text\n\n:::tip\n')).toThrow(/^docs\/x\/index\.mdx:3: ":::tip" is not closed/m);
  expect(read('text\n')).toBe('text\n');
});
