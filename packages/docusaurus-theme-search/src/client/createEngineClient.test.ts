import {describe, expect, it} from '@jest/globals';
import {
  createEngineClient,
  SearchFailure,
  type WorkerLike,
  type WorkerReply,
  type WorkerRequest,
} from './createEngineClient';

const QUESTION = {query: 'a', version: 'latest', limit: 1, perPage: 1, snippetLength: 160} as const;
const ANSWER = {hits: [], pageCount: 0} as const;

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly requests: WorkerRequest[] = [];
  ended = false;

  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.ended = true;
  }

  reply(reply: WorkerReply): void {
    this.onmessage?.({data: reply} as MessageEvent<WorkerReply>);
  }
}

describe('engine client', () => {
  it('matches replies that come in another order', async () => {
    const worker = new FakeWorker();
    const client = createEngineClient(() => worker, 1000);
    const first = client.search(QUESTION);
    const second = client.search({...QUESTION, query: 'b'});
    worker.reply({id: 2, answer: {...ANSWER, pageCount: 2}});
    worker.reply({id: 1, answer: {...ANSWER, pageCount: 1}});
    expect((await first).pageCount).toBe(1);
    expect((await second).pageCount).toBe(2);
  });

  it('shows what the worker can say first, and ends with the answer', async () => {
    const worker = new FakeWorker();
    const shown: number[] = [];
    const search = createEngineClient(() => worker, 1000).search(QUESTION, ({pageCount}) => shown.push(pageCount));
    worker.reply({id: 1, first: {...ANSWER, pageCount: 1}});
    worker.reply({id: 1, answer: {...ANSWER, pageCount: 2}});
    expect((await search).pageCount).toBe(2);
    expect(shown).toEqual([1]);
  });

  it('fails with the kind the worker names', async () => {
    const worker = new FakeWorker();
    const search = createEngineClient(() => worker, 1000).search(QUESTION);
    worker.reply({id: 1, failure: 'damaged'});
    await expect(search).rejects.toMatchObject({kind: 'damaged'});
  });

  it('starts a new worker after one that broke', async () => {
    const workers: FakeWorker[] = [];
    const client = createEngineClient(() => {
      workers.push(new FakeWorker());
      return workers.at(-1) as FakeWorker;
    }, 1000);
    const lost = client.search(QUESTION);
    workers[0]?.onerror?.({} as ErrorEvent);
    await expect(lost).rejects.toBeInstanceOf(SearchFailure);
    expect(workers[0]?.ended).toBe(true);
    void client.search(QUESTION).catch(() => undefined);
    expect(workers).toHaveLength(2);
  });

  it('fails where no worker may be started', async () => {
    const client = createEngineClient(() => {
      throw new Error('refused by policy');
    }, 1000);
    await expect(client.search(QUESTION)).rejects.toMatchObject({kind: 'unreachable'});
  });

  it('gives up what is not answered in time', async () => {
    const client = createEngineClient(() => new FakeWorker(), 10);
    await expect(client.search(QUESTION)).rejects.toMatchObject({kind: 'unreachable'});
  });
});
