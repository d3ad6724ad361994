import {request} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {createCertificate, startStub, type Stub} from './server';
import {cutPage} from '../../../src/rest-reference/mock/callOperation';

const page = {
  page_info: {total_count: 3, count: 3, start_cursor: '3-0', end_cursor: '1-0'},
  data: [{id: '3-0'}, {id: '2-0'}, {id: '1-0'}],
};
const idsOf = (query: string) =>
  (cutPage(page, new URLSearchParams(query)) as typeof page).data.map(({id}) => id.charAt(0)).join('');

describe('cutPage', () => {
  it.each([
    ['limit=2', '32'],
    ['limit=2&after=2-0', '1'],
    ['limit=1&before=1-0', '2'],
    ['', '321'],
  ])('%s', (query, ids) => expect(idsOf(query)).toBe(ids));

  it('continues a list whose cursors encode the IDs, with the items of other examples', () => {
    const total = {total_count: 2, count: 1};
    const first = {page_info: total, data: [{id: 'dc_Wq8Rby'}]};
    const examples = [first, {page_info: total, data: [{id: 'dc_Ru9Sjx'}]}, {page_info: {total_count: 1}, data: [{}]}];
    expect(cutPage(first, new URLSearchParams('limit=9&after=ZGNfV3E4UmJ5'), examples)).toEqual({
      page_info: {total_count: 2, count: 1, start_cursor: 'ZGNfUnU5U2p4', end_cursor: 'ZGNfUnU5U2p4'},
      data: [{id: 'dc_Ru9Sjx'}],
    });
  });
});

describe('startStub', () => {
  let stub: Stub;
  const routes = [
    {method: 'GET', url: 'http://shop.example/orders?page=1', replies: [{body: {a: 1}}, {status: 429}]},
    {url: 'http://shop.example/large', pieces: [{text: 'ab', times: 3}, {text: 'c'}]},
    {url: 'http://shop.example/slow', hangs: true},
  ];

  beforeAll(async () => {
    stub = await startStub(routes, await createCertificate(['api.example.com']));
  });
  afterAll(() => stub.close());

  /** Sends a request as a client does that goes through the proxy. */
  const send = (url: string, body?: FormData): Promise<Response> => {
    const prepared = new Request(url, {method: body ? 'POST' : 'GET', body: body ?? null});
    const headers = Object.fromEntries(prepared.headers);
    return new Promise((resolve, reject) => {
      const client = request({port: stub.proxyPort, method: prepared.method, path: url, headers}, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve(new Response(Buffer.concat(chunks).toString(), {status: answer.statusCode ?? 0})),
        );
      });
      client.on('error', reject);
      void prepared.arrayBuffer().then((bytes) => client.end(Buffer.from(bytes)));
    });
  };

  it('answers call by call, and records what nothing answers', async () => {
    const first = await send('http://shop.example/orders?page=1&x=2');
    const second = await send('http://shop.example/orders?page=1');
    expect([await first.json(), second.status]).toEqual([{a: 1}, 429]);
    expect((await send('http://shop.example/orders?page=2')).status).toBe(502);
    expect(stub.unanswered).toEqual(['GET http://shop.example/orders?page=2']);
  });

  it('sends an answer in pieces', async () => {
    await expect((await send('http://shop.example/large')).text()).resolves.toBe('abababc');
  });

  it('hangs when told to, until the client gives up', async () => {
    const url = 'http://shop.example/slow';
    const client = request({port: stub.proxyPort, path: url, timeout: 200}).end();
    await expect(new Promise((resolve) => client.on('timeout', () => resolve('no answer')))).resolves.toBe('no answer');
    client.on('error', () => undefined).destroy();
  });

  it('counts form fields and files of an echoed form', async () => {
    const body = new FormData();
    body.set('name', 'Ada');
    body.set('file', new Blob(['row1\nrow2\n']), 'report.txt');
    const answer = await send('http://api.example.com/echo', body);
    await expect(answer.json()).resolves.toMatchObject({method: 'POST', form: {name: 'Ada'}, files: {file: 10}});
  });
});
