import {expect, it} from '@jest/globals';
import {makeIndex} from 'docusaurus-theme-search/engine';
import {fetchTyped, kilobytesOf} from './fetchTyped';
import {createSyntheticSite} from './syntheticSite';

const SITE = {version: 'latest', locale: 'en', siteUrl: 'https://docs.example/', synonyms: []};
/** What the box and the worker take besides. */
const SCRIPTS = 15;

it.each([
  [100, 60],
  [1000, 100],
])('fetches little for a title that is typed, on a site of %i pages', async (count, limit) => {
  const pages = createSyntheticSite(count);
  const whole = makeIndex(pages, SITE);
  const fetched = await fetchTyped(whole, pages[0]?.title ?? '');
  expect(kilobytesOf(whole.index) + fetched + SCRIPTS).toBeLessThan(limit);
});
