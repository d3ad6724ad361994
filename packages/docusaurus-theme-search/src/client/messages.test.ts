import {describe, expect, it} from '@jest/globals';
import type {SearchHit} from '../engine/response';
import {formatPlural, formatResultCount, formatEnterHint, formatWaiting, interpolate} from './messages';

const HIT: SearchHit = {
  url: '/docs/limits/#memory',
  pageUrl: '/docs/limits/',
  pageTitle: 'Limits <all>',
  place: 'Reference',
  heading: 'Memory',
  titleHtml: '<mark>Memory</mark>',
  snippetHtml: 'up to <mark>10GB</mark>',
};

describe('announcements', () => {
  /** Creates a response with two results for each page shown. */
  const response = (pageCount: number | null, shown = 0): Parameters<typeof formatResultCount>[0] => ({
    hits: Array.from({length: 2 * shown}, (_, at) => ({...HIT, pageUrl: `/${Math.floor(at / 2)}/`})),
    pageCount,
  });

  it.each([
    ['that nothing was found', 0, 0, 'Nothing found for “a b”.'],
    ['the number of pages, if all of them are shown', 1, 1, 'Found in 1 page.'],
    ['the number of pages, if all of them are shown', 3, 3, 'Found in 3 pages.'],
    ['the number of pages, if some of them are shown', 2, 1, 'Found in 2 pages.'],
    ['the number of pages, if some of them are shown', 1200, 8, 'Found in 1,200 pages.'],
    ['how many of the pages shown have all words', 1, 3, '1 page has all of your words.'],
    ['how many of the pages shown have all words', 2, 3, '2 pages have all of your words.'],
    ['that no page has all words', 0, 3, 'No page has all of your words.'],
    ['the number of results, if that of pages is unknown', null, 4, '8 results shown.'],
  ])('format %s (%d, %d shown)', (_, pageCount, shown, message) => {
    expect(formatResultCount(response(pageCount, shown), ' a b ', 'en')).toBe(message);
  });

  it('include the result that Enter opens', () => {
    expect(formatEnterHint(response(1, 1))).toBe('Enter opens “Memory”.');
    expect(formatEnterHint(response(0)) + formatEnterHint(null)).toBe('');
  });

  it('truncate a long query between characters, and escape its patterns', () => {
    const message = formatWaiting(`${'a'.repeat(79)}🎉🎉`);
    expect(message).toContain('a🎉”');
    expect(message).not.toMatch(/\p{Surrogate}/u);
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
  ])('use the plural form of %s for %d', (locale, count, form) => {
    expect(formatPlural(count, '{count} a|{count} b|{count} c|{count} d|{count} e', locale)).toBe(form);
  });

  it('are empty without a response or a query', () => {
    expect(formatResultCount(null, 'cron', 'en')).toBe('');
    expect(formatResultCount(response(12), ' ', 'en')).toBe('');
  });
});

it('interpolate replaces known placeholders', () => {
  expect(interpolate('{a} and {b}', {a: '1'})).toBe('1 and {b}');
});
