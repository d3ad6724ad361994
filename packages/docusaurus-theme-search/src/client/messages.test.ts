import {describe, expect, it} from '@jest/globals';
import type {SearchHit} from '../engine/answer';
import {formatPlural, formatAnswer, formatEnterHint, formatWaiting, interpolate} from './messages';

const HIT: SearchHit = {
  url: '/docs/limits/#memory',
  pageUrl: '/docs/limits/',
  pageTitle: 'Limits <all>',
  place: 'Reference',
  heading: 'Memory',
  titleHtml: '<mark>Memory</mark>',
  snippetHtml: 'up to <mark>10GB</mark>',
};

describe('what is announced', () => {
  const answer = (pageCount: number, shown = 0): Parameters<typeof formatAnswer>[0] => ({
    hits: Array.from({length: shown}, () => HIT),
    pageCount,
  });

  it('says how many results are shown and in how many pages there are some, or that nothing was found', () => {
    expect(formatAnswer(answer(0), ' cron ', 'en')).toBe('Nothing found for “cron”.');
    expect(formatAnswer(answer(0, 1), 'cron no page has', 'en')).toBe('1 result shown.');
    expect(formatAnswer(answer(1, 1), 'cron', 'en')).toBe('1 result shown. Found in 1 page.');
    expect(formatAnswer(answer(1200, 8), 'cron', 'en')).toBe('8 results shown. Found in 1,200 pages.');
  });

  it('says how many pages have all words, where the results shown are of more pages', () => {
    const hits = ['/a/', '/a/', '/b/', '/c/'].map((pageUrl) => ({...HIT, pageUrl}));
    expect(formatAnswer({hits, pageCount: 1}, 'a b', 'en')).toBe('4 results shown. 1 page has all of your words.');
    expect(formatAnswer({hits, pageCount: 2}, 'a b', 'en')).toBe('4 results shown. 2 pages have all of your words.');
    expect(formatAnswer({hits, pageCount: 3}, 'a b', 'en')).toBe('4 results shown. Found in 3 pages.');
  });

  it('says what Enter opens', () => {
    expect(formatEnterHint(answer(1, 1))).toBe('Enter opens “Memory”.');
    expect(formatEnterHint(answer(0)) + formatEnterHint(null)).toBe('');
  });

  it('repeats a long query to a whole letter, and not its patterns', () => {
    const said = formatWaiting(`${'a'.repeat(79)}🎉🎉`);
    expect(said).toContain('a🎉”');
    expect(said).not.toMatch(/\p{Surrogate}/u);
    expect(formatWaiting("$& $' $1")).toContain("“$& $' $1”");
  });

  it.each([
    ['en', 1, '1 a'],
    ['en', 0, '0 b'],
    ['fr', 0, '0 a'],
    ['pl', 1, '1 a'],
    ['pl', 3, '3 b'],
    ['pl', 5, '5 c'],
    ['ru', 21, '21 a'],
    ['ru', 22, '22 b'],
    ['ru', 11, '11 c'],
    ['ja', 3, '3 a'],
    ['ko', 7, '7 a'],
    ['th', 1, '1 a'],
    ['zh-Hans', 3, '3 a'],
    ['cy', 2, '2 c'],
  ])('takes the plural form of %s for %d', (locale, count, form) => {
    expect(formatPlural(count, '{count} a|{count} b|{count} c|{count} d|{count} e', locale)).toBe(form);
  });

  it.each(['ja', 'ko', 'th', 'zh'])('counts in %s, where the words are not translated', (locale) => {
    expect(formatAnswer(answer(3, 3), 'cron', locale)).toContain('3 page');
  });

  it('is nothing before there is an answer or a query', () => {
    expect(formatAnswer(null, 'cron', 'en')).toBe('');
    expect(formatAnswer(answer(12), ' ', 'en')).toBe('');
  });
});

it('fills the places of a message, and leaves unknown ones', () => {
  expect(interpolate('{a} and {b}', {a: '1'})).toBe('1 and {b}');
});
