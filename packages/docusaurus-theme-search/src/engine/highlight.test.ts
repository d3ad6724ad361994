import {expect, it} from '@jest/globals';
import {createExcerpt} from './highlight';
import {getLanguage} from './language';

it.each([
  [
    'cells',
    'An interval · Use the cron, or an interval, for such tasks.',
    '…Use the <mark>cron</mark>, or an interval, for such…',
  ],
  ['a name', 'Run my-long-name with cron as --cron-interval', '…my-long-name with <mark>cron</mark> as…'],
  [
    'sentences',
    'Runs are scheduled. A cron expression, or an interval: both work.',
    '…scheduled. A <mark>cron</mark> expression, or an…',
  ],
  [
    'a script without spaces',
    '数据存储保存数据。数据存储保存数据。cron 表达式决定工作流何时开始运行，何时停止运行，以及为什么。',
    '…数据存储保存数据。<mark>cron</mark> 表达式决定工作流何时开始运行，何时停止运行，以及…',
  ],
])('truncates %s between words, without adjacent punctuation', (_, text, shown) => {
  expect(createExcerpt(text, new Set(['cron']), getLanguage('en'), 40)).toBe(shown);
});
