import {beforeEach, expect, it} from '@jest/globals';
import {createEngineClient, type WorkerReply, type WorkerRequest} from './createEngineClient';

const QUESTION = {query: 'a', version: 'latest', limit: 1, perPage: 1, snippetLength: 160} as const;
const ANSWER = {hits: [], pageCount: 0} as const;

/** The workers that were started. Tests reply in their place. */
let workers: FakeWorker[];
let isForbidden = false;

class FakeWorker {
  onmessage: ((event: {readonly data: WorkerReply}) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly requests: WorkerRequest[] = [];
  ended = false;

  constructor(readonly address: string) {
    if (isForbidden) throw new Error('refused by policy');
    workers.push(this);
  }

  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.ended = true;
  }
}

const reply = (data: WorkerReply): void => workers.at(-1)?.onmessage?.({data});

beforeEach(() => {
  workers = [];
  isForbidden = false;
  Object.assign(globalThis, {Worker: FakeWorker});
});

it('matches replies in a different order', async () => {
  const client = createEngineClient('/worker.js', 1000);
  const first = client.search(QUESTION);
  const second = client.search({...QUESTION, query: 'b'});
  reply({id: 2, response: {...ANSWER, pageCount: 2}});
  reply({id: 1, response: {...ANSWER, pageCount: 1}});
  expect((await first).pageCount).toBe(1);
  expect((await second).pageCount).toBe(2);
});

it('passes on preliminary responses, and settles with the response or error', async () => {
  const shown: number[] = [];
  const client = createEngineClient('/worker.js', 1000);
  const search = client.search(QUESTION, ({pageCount}) => shown.push(pageCount ?? -1));
  reply({id: 1, preliminary: {...ANSWER, pageCount: 1}});
  reply({id: 1, response: {...ANSWER, pageCount: 2}});
  expect((await search).pageCount).toBe(2);
  expect(shown).toEqual([1]);
  const lost = client.search(QUESTION);
  reply({id: 2, failure: 'part.1.json is missing'});
  await expect(lost).rejects.toThrow('part.1.json is missing');
});

it('bypasses the cache after a worker error', async () => {
  const client = createEngineClient('/broken.js', 1000);
  const lost = client.search(QUESTION);
  workers[0]?.onerror?.();
  await expect(lost).rejects.toThrow('does not answer');
  expect(workers[0]?.ended).toBe(true);
  void client.search(QUESTION).catch(() => undefined);
  expect(workers.map(({address}) => address)).toEqual(['/broken.js', expect.stringMatching(/\?again=\d+$/)]);
});

it("rejects if a worker can't be started", async () => {
  isForbidden = true;
  await expect(createEngineClient('/worker.js', 1000).search(QUESTION)).rejects.toThrow('does not answer');
});

it('terminates the worker on timeout', async () => {
  await expect(createEngineClient('/worker.js', 10).search(QUESTION)).rejects.toThrow('does not answer');
  expect(workers[0]?.ended).toBe(true);
});
