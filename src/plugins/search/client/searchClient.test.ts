import {expect, it, jest} from '@jest/globals';
import type {SourcedAnswer} from './createFailover';
import type {Question} from './protocol';
import {shareInFlight} from './searchClient';

const ANSWER: SourcedAnswer = {hits: [], suggestions: [], pageCount: 0, source: 'embedded', reason: null};
const ask = (query: string): Question => ({query, version: 'latest', limit: 8, perPage: 2, snippetLength: 120});

it('asks a question once while it is being answered, and anew afterwards', async () => {
  const search = jest.fn(async (_question: Question) => ANSWER);
  const share = shareInFlight(search);
  await Promise.all([share(ask('cron')), share(ask('cron')), share(ask('crons'))]);
  expect(search.mock.calls.map(([{query}]) => query)).toEqual(['cron', 'crons']);
  await share(ask('cron'));
  expect(search).toHaveBeenCalledTimes(3);
});

it('asks anew after a failure', async () => {
  const search = jest.fn(async (_question: Question) => ANSWER).mockRejectedValueOnce(new Error('offline'));
  const share = shareInFlight(search);
  await expect(share(ask('cron'))).rejects.toThrow('offline');
  await expect(share(ask('cron'))).resolves.toBe(ANSWER);
});
