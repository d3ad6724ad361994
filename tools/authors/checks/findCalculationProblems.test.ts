import {expect, it} from '@jest/globals';
import {getFactText} from '../../../src/facts';
import {parsePage} from '../../prose/readBlocks';
import {findCalculationProblems} from './findCalculationProblems';

const find = (source: string): string[] =>
  findCalculationProblems(parsePage(source), 'docs/a/index.mdx').map(({message}) => message.split(';')[0] ?? '');

const createTable = (row: string): string => `| What | Calculation | Credits |\n| --- | --- | --- |\n${row}`;
const credits = getFactText('billing.dailyCredits');

it.each([
  ['That makes 288 × 1 = 388 runs.', '"288 × 1 = 388" is wrong: the result is 288'],
  ['A day has 10 × 86,400 = 846,000 requests.', '"10 × 86,400 = 846,000" is wrong: the result is 864,000'],
  ['It costs $19 + 6,000 × $0.0002 = $21.20.', '"$19 + 6,000 × $0.0002 = $21.20" is wrong: the result is 20.2'],
  ['They are %billing.dailyCredits% × 2 = 1.', `"${credits} × 2 = 1" is wrong: the result is ${Number(credits) * 2}`],
  [createTable('| Five | 5 × 1 × 1 | 6 |'), '"5 × 1 × 1 | 6" is wrong: the result is 5'],
  [createTable('| Five | 2 × 4 = 9 | – |'), '"2 × 4 = 9" is wrong: the result is 8'],
])('finds a wrong result in %j', (source, message) => {
  expect(find(source)).toEqual([message]);
});

it.each([
  'A day has 288 × 0 + 40 × 1 = 40 credits, 2,000 − 400 = 1,600 events and 60 ÷ 2 = 30 runs.',
  'A third is 1 ÷ 3 = 0.33, and 2 ÷ 3 seconds = 40 a minute.',
  'It has 3 s × 5 × 2 = 30 s, (1 + 2) × 3 + 4 = 13 parts, and 1 × 5 = 2 + 3.',
  'The step returns `1 + 1 = 11`, or <b>3</b> × 2 × 2 = 12.',
  createTable('| Two | 2 × 4 | 8 |\n| None | 2 + 1 | 5 |\n| Hours | 6 intervals × 24 hours | 720 |'),
])('accepts %j', (source) => {
  expect(find(source)).toEqual([]);
});
