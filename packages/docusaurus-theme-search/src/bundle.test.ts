import {expect, it} from '@jest/globals';
import {bundleModule, evaluateSearchWords} from './bundle';

const FILE = new URL('client/words.ts', import.meta.url).pathname;
const ENGLISH = '{count} result shown.|{count} results shown.';

it.each([
  ['a translation', {'theme.search.resultsShown': 'a|b'}, false],
  ['none', {}, true],
  ['the English words, as `docusaurus write-translations` writes them', {'theme.search.resultsShown': ENGLISH}, true],
])('detects the language of plural forms with %s', async (_, translations, isEnglish) => {
  const {untranslated} = (await evaluateSearchWords(FILE, translations)) as {untranslated: string[]};
  expect(untranslated.includes('resultsShownText')).toBe(isEnglish);
  expect(untranslated).toContain('foundInPagesText');
});

it.each(['ar', 'pl', 'ru', 'cy', 'lt', 'lv'])('uses English plurals without a translation (%s)', async (locale) => {
  const code = await bundleModule('client/messages', 'esm');
  const {formatResultCount} = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    formatResultCount: (answer: object, query: string, locale: string) => string;
  };
  const answer = (pageCount: number): object => ({hits: [{pageUrl: '/'}], pageCount});
  expect(formatResultCount(answer(1), 'a', locale)).toBe('Found in 1 page.');
  expect(formatResultCount(answer(21), 'a', locale)).toBe('Found in 21 pages.');
});
