/** @jest-environment jsdom */
import {expect, it, jest} from '@jest/globals';
import {createSearchClient, type Outcome} from './searchClient';
import {TIMINGS} from './settings';

const QUESTION = {query: 'a', version: 'latest', limit: 1, perPage: 1, snippetLength: 160};

it.each([
  ['has no index', null, true, /needs a build/],
  ['has no connection', '/worker.js', false, /no connection.*retry/],
  ['has lost a file', '/worker.js', true, /retry, or reload/],
])('shows a notice for search that %s', async (_, worker, isOnline, notice) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const shown: Outcome[] = [];
  await createSearchClient({worker, timings: TIMINGS}, null).search(QUESTION, (outcome) => shown.push(outcome));
  expect(shown).toMatchObject([{response: null, isComplete: true, notice: expect.stringMatching(notice)}]);
});
