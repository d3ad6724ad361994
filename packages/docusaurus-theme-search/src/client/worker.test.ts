import {afterEach, expect, it, jest} from '@jest/globals';
import {FORMAT} from '../engine/records';
import type {WorkerReply, WorkerRequest} from './createEngineClient';

type Files = Readonly<Record<string, string | number | null>>;

const indexOf = (build: string): string =>
  JSON.stringify({
    format: FORMAT,
    locale: 'en',
    siteUrl: 'https://docs.example/',
    synonyms: [],
    pages: [],
    build,
    terms: ['a', 'm', 't'],
    texts: [],
  });
const INDEX = indexOf('1');

const scope = globalThis as unknown as {
  onmessage: (event: {readonly data: WorkerRequest}) => void;
  postMessage: (reply: WorkerReply) => void;
};
Object.assign(globalThis, {location: {href: 'https://docs.example/data/worker.1.js'}});
await import('./worker');

const params = {version: 'latest', limit: 1, perPage: 1, snippetLength: 160} as const;
const ask = (id: number, query = 'a'): Promise<WorkerReply> =>
  new Promise((resolve) => {
    scope.postMessage = resolve;
    scope.onmessage({data: {id, params: {...params, query}}});
  });

function serve(files: Files): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const file = files[String(url).replace('https://docs.example/data/', '')];
    if (file === null || file === undefined) throw new TypeError('failed to fetch');
    return typeof file === 'number' ? new Response('', {status: file}) : new Response(file);
  });
}

afterEach(() => {
  jest.restoreAllMocks();
});

// The worker caches a loaded index, so test failures first.
it.each([
  {'latest.json': 404},
  {'latest.json': null},
  {'latest.json': 'half a fi'},
  {'latest.json': '{"format":99}'},
  {'latest.json': ''},
  {'latest.json': INDEX, 'part.0.1.json': 404},
  {'latest.json': INDEX, 'part.0.1.json': '{}'},
  {'latest.json': 'null'},
])('replies with an error for %j', async (files) => {
  serve(files as Files);
  expect(await ask(1)).toEqual({id: 1, failure: expect.any(String)});
});

it('replies once its index can be loaded, and loads it once', async () => {
  serve({'latest.json': INDEX, 'part.0.1.json': '[]'});
  expect(await ask(2)).toMatchObject({id: 2, response: {hits: [], pageCount: 0}});
  serve({});
  expect(await ask(3)).toMatchObject({id: 3, response: {hits: []}});
});

it('bypasses the cache for a damaged file', async () => {
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (_, {cache} = {}) => new Response(cache === 'reload' ? '[]' : 'half a fi'));
  expect(await ask(4, 'many')).toMatchObject({id: 4, response: {hits: []}});
  expect(asked.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'reload']);
});

it('loads the parts of a new deployment, or replies with an error if there are none', async () => {
  serve({'latest.json': indexOf('2'), 'part.1.1.json': 404, 'part.0.2.json': '[]', 'part.1.2.json': '[]'});
  expect(await ask(5, 'site')).toMatchObject({id: 5, response: {hits: []}});
  serve({'latest.json': indexOf('3'), 'part.2.2.json': 404, 'part.2.3.json': 404});
  expect(await ask(6, 'zone')).toEqual({id: 6, failure: expect.any(String)});
});
