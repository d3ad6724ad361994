import {describe, expect, it} from '@jest/globals';
import {createEngineClient, type WorkerLike, type WorkerReply, type WorkerRequest} from './createEngineClient';

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
    const client = createEngineClient('/worker.js', 1000, () => worker);
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
    const search = createEngineClient('/worker.js', 1000, () => worker).search(QUESTION, ({pageCount}) =>
      shown.push(pageCount),
    );
    worker.reply({id: 1, first: {...ANSWER, pageCount: 1}});
    worker.reply({id: 1, answer: {...ANSWER, pageCount: 2}});
    expect((await search).pageCount).toBe(2);
    expect(shown).toEqual([1]);
  });

  it('fails with the kind the worker names', async () => {
    const worker = new FakeWorker();
    const search = createEngineClient('/worker.js', 1000, () => worker).search(QUESTION);
    worker.reply({id: 1, failure: 'damaged'});
    await expect(search).rejects.toMatchObject({kind: 'damaged'});
  });

  it.each([
    ['damaged', {message: 'Unexpected token'}],
    ['unknown', {}],
  ])('says %s of a worker that broke with %j, and starts a new one past what caches keep', async (kind, event) => {
    const [workers, addresses]: [FakeWorker[], string[]] = [[], []];
    const address = `/${kind}.js`;
    const client = createEngineClient(address, 1000, (from) => {
      workers.push(new FakeWorker());
      addresses.push(from);
      return workers.at(-1) as FakeWorker;
    });
    const lost = client.search(QUESTION);
    workers[0]?.onerror?.(event as ErrorEvent);
    await expect(lost).rejects.toMatchObject({kind});
    expect(workers[0]?.ended).toBe(true);
    void client.search(QUESTION).catch(() => undefined);
    expect(addresses).toEqual([address, expect.stringMatching(/\?again=\d+$/)]);
  });

  it('fails where no worker may be started', async () => {
    const client = createEngineClient('/worker.js', 1000, () => {
      throw new Error('refused by policy');
    });
    await expect(client.search(QUESTION)).rejects.toMatchObject({kind: 'unknown'});
  });

  it('gives up what is not answered in time, with the worker', async () => {
    const worker = new FakeWorker();
    const client = createEngineClient('/worker.js', 10, () => worker);
    await expect(client.search(QUESTION)).rejects.toMatchObject({kind: 'unknown'});
    expect(worker.ended).toBe(true);
  });
});
