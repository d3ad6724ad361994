import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {parse} from 'yaml';
import {formatFinding, getLineNumbers, lintPage, RULES} from './lintPage';

const print = (source: string): string[] =>
  lintPage(source).map((finding) => formatFinding(finding, 'docs/page.mdx', source));

/** Text that the rules find, and text that they accept. */
const pairs = parse(readFileSync(join(import.meta.dirname, 'rules.cases.yaml'), 'utf8')) as [string, string][];

it('returns file, line, column, words and suggestion in order', () => {
  expect(print('# Title\n\nSign in. It may not work.\n\nYou click here.')).toEqual([
    'docs/page.mdx:3:13 warning "may not": "cannot" or "must not" for what is forbidden, "might not" for what is possible',
    'docs/page.mdx:5:5 "click here": let the text of the link say where it leads',
  ]);
});

it('returns all lines of a sentence', () => {
  const source = `Text.\n\nShort. One, two,\nthree, four,\nand five. Short.\n`;
  expect(lintPage(source).map((finding) => getLineNumbers(finding, source))).toEqual([[3, 4, 5]]);
  expect(lintPage('Text.\n\nIt may not\nwork.').map((finding) => getLineNumbers(finding, 'Text.\n\nIt'))).toEqual([
    [3],
  ]);
});

it("doesn't check the style of pages in other languages", () => {
  const source = `---\ntitle: A\n---\n\n${'un, deux, trois, quatre, cinq, '.repeat(20)}fin.`;
  expect(lintPage(source)).not.toEqual([]);
  expect(lintPage(source, false)).toEqual([]);
});

it('names the location of invalid Markdown', () => {
  expect(print('Text\n\nAn {open brace\n')).toEqual([expect.stringMatching(/^docs\/page\.mdx:3:\d+ .*closing brace/)]);
});

it('accepts an American spelling only in quotations of several words', () => {
  expect(print('| "The organization isn\'t authorized to use this color" | A |\n| --- | --- |\n| B | C |')).toEqual([]);
  expect(print('The "color" is organized, in "a color", by us.')).toHaveLength(3);
});

describe('words', () => {
  it.each(pairs)('finds %s', (instead, write) => {
    expect(print(instead)).not.toEqual([]);
    expect(print(write)).toEqual([]);
  });

  it.each(RULES.map(({pattern}) => [pattern]))('has a test case for %s', (pattern) => {
    expect(pairs.some(([instead]) => instead.match(pattern))).toBe(true);
  });

  it.each([
    'The email server forwards an email; the mail server does not.',
    'Replace the value by hand.',
    'CI stands for continuous integration.',
    'A provider stands in for the app.',
    'Of course it retries.',
    'Based on the plan, the limit differs.',
    'Attach a text file.',
    'There are so many requests that the queue fills up.',
    'Test the step with one of your own addresses.',
    'It pays the credits of its own run.',
    'In Unix time, from 1.10.3 to .env, a) or b): "so", (so) and so… or not?',
    'The rest of last week is listed; what is in the cart of today is kept.',
    'We had had a one-off run of an hour, in a European region.',
    'Roll out a change to 5% of events; in summer, clocks change.',
    'In the next few seconds, the step ends.',
    'A server of your own restarts by itself.',
    'The most recent run is at the most visible place.',
    'Why are there so many requests?',
    'The highest limit is that of the Team plan, which is the most you can get.',
    'You may need to sign in again, and users may see an error.',
    'Combined with a filter, this trigger saves credits.',
    'Of the three options, only the last one retries.',
    'Start an nginx container, and add an href attribute.',
    'Replace your key by the end of the month.',
    'The workflow is currently not running.',
    'Close the dialog.',
  ])('accepts good English: %s', (text) => {
    expect(print(text)).toEqual([]);
  });

  it.each([
    'As of this summer, runs are free.',
    'It is being rolled out.',
    'We are rolling out two-factor authentication to all plans.',
    'Since last winter, keys expire.',
    'A few weeks ago, this changed.',
    'It will follow in the coming weeks.',
    'These days, nobody does.',
  ])('finds words that refer to the time of writing: %s', (text) => {
    expect(print(text)).toHaveLength(1);
  });

  it('are found across markup', () => {
    expect(lintPage('Open the [the app](/app/).')).toMatchObject([{offset: 5, words: 'the the'}]);
  });
});

describe('admonitions', () => {
  const one = ':::tip\n\nText\n\n:::\n\n';

  it('can occur twice', () => {
    expect(lintPage(one.repeat(2))).toEqual([]);
    expect(lintPage(one.repeat(3))).toMatchObject([{offset: 2 * one.length, words: ':::tip'}]);
  });

  it("in samples don't count", () => expect(lintPage(`\`\`\`md\n${one.repeat(3)}\`\`\``)).toEqual([]));
});

it('accepts an empty first header cell of a table, but no other empty headers', () => {
  expect(lintPage('| | Free |\n| --- | --- |\n| Credits | 100 |')).toEqual([]);
  const table = 'Text\n\n| Option | |\n| --- | --- |\n| `url` | required |';
  expect(lintPage(table)).toMatchObject([{offset: 6, words: 'Option | '}]);
});
