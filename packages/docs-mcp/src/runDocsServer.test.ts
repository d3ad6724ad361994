import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import type {Server} from 'node:http';
import {once} from 'node:events';
import {connect, type AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it, jest, describe} from '@jest/globals';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {fixture, site} from '../tests/fixture';
import {callTool, createClient, send, toRpc, type HttpAnswer, type HttpRequest} from '../tests/client';
import {DATA_FILE} from './data/createDocs';
import {limitLines, readData} from './runDocsServer';
import {closeServer, serveHttp} from './serveHttp';
import {createDocsServer} from './createDocsServer';

let server: Server;
let port: number;
beforeAll(async () => {
  server = await serveHttp(createDocsServer(fixture, site), {host: '127.0.0.1', port: 0, url: site.url});
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((done) => server.close(done)));

const ask = (request: Omit<HttpRequest, 'port'>): Promise<HttpAnswer> => send({port, ...request});
const LIST = toRpc('tools/list');

describe('the official client over HTTP', () => {
  it.each(['legacy', 'auto'] as const)('is served in mode %s', async (mode) => {
    const client = createClient(mode);
    await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/docs/mcp`)));
    expect(client.getProtocolEra()).toBe(mode === 'auto' ? 'modern' : 'legacy');
    expect((await client.listTools()).tools).toHaveLength(5);
    expect(await callTool(client, 'get_page', {page: '/limits/#disk'})).toMatchObject({isError: false});
    await client.close();
  });
});

describe('hosts and origins', () => {
  it.each(['yard.example', 'localhost', '127.0.0.1:8090', '[::1]:8090'])('%s may ask', async (host) => {
    expect((await ask({headers: {host}, body: LIST})).status).toBe(200);
  });

  it.each(['evil.example', 'yard.example.evil.example', '169.254.169.254'])('%s may not', async (host) => {
    const {status, body} = await ask({headers: {host}, body: LIST});
    expect([status, body]).toEqual([403, expect.stringContaining('jsonrpc')]);
  });

  it.each(['https://yard.example', 'http://localhost:3000'])('a page of %s may ask', async (origin) => {
    expect((await ask({headers: {origin}, body: LIST})).status).toBe(200);
  });

  it.each(['https://evil.example', 'null', 'https://yard.example.evil.example'])(
    'a page of %s may not',
    async (origin) => {
      expect((await ask({headers: {origin}, body: LIST})).status).toBe(403);
    },
  );
});

describe('requests that are wrong', () => {
  it.each([
    ['no JSON', '{"jsonrpc"', 400],
    ['nothing', '', 400],
    ['no JSON-RPC', '{"method": "tools/list"}', 400],
    ['a number', '5', 400],
    ['several requests in one', `[${LIST}, ${LIST}]`, 400],
    ['a deep tree', '['.repeat(20_000), 400],
    ['too much', JSON.stringify({jsonrpc: '2.0', id: 1, method: 'ping', params: {a: 'x'.repeat(70_000)}}), 413],
  ])('%s', async (_, body, status) => {
    const answer = await ask({body});
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toHaveProperty('error.code');
    expect(answer.body).not.toMatch(/node_modules|at .*\.m?js/);
  });

  it('an unknown method is told so', async () => {
    const {body} = await ask({body: toRpc('files/read', {path: '/etc/passwd'})});
    expect(body).toContain('-32601');
  });

  it('a session that nobody opened changes nothing, because there are none', async () => {
    const {status, headers} = await ask({headers: {'mcp-session-id': 'made-up'}, body: LIST});
    expect([status, headers['mcp-session-id']]).toEqual([200, undefined]);
  });

  it.each([
    ['GET', 405],
    ['DELETE', 405],
    ['PUT', 405],
  ])('%s answers %i', async (method, status) => {
    expect((await ask({method})).status).toBe(status);
  });

  it('another type of content answers 415', async () => {
    expect((await ask({headers: {'content-type': 'text/plain'}, body: LIST})).status).toBe(415);
  });

  it.each(['/', '/docs/mcp/../../etc/passwd', '/docs/mcpx'])('%s answers 404', async (path) => {
    expect((await ask({path, body: LIST})).status).toBe(404);
  });

  it('answers as before after all of this', async () => {
    expect((await ask({body: LIST})).body).toContain('get_page');
  });
});

it.each(['', 'POST /docs/mcp HTTP/1.1\r\nHost:'])(
  'ends after a while with a connection that sends no more than %j',
  async (sent) => {
    const ending = await serveHttp(createDocsServer(fixture, site), {host: '127.0.0.1', port: 0, url: site.url});
    const socket = connect((ending.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    await Promise.all([once(socket, 'connect'), once(ending, 'connection')]);
    socket.write(sent);
    const ended = once(ending, 'close');
    closeServer(ending, 50);
    await ended;
    socket.destroy();
  },
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-data-'));
  mkdirSync(join(folder, DATA_FILE, '..'));
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const write = (data: unknown): void => writeFileSync(join(folder, DATA_FILE), JSON.stringify(data));

it('reads the data beside the program', () => {
  write(fixture);
  expect(readData(folder).pages).toHaveLength(fixture.pages.length);
});

it('refuses data of another form, and says what to do', () => {
  write({...fixture, format: 99});
  expect(() => readData(folder)).toThrow(/has format 99, and this program reads 4\. Build the package again/);
});

async function pass(chunks: readonly string[]): Promise<{readonly text: string; readonly long: number}> {
  const onLong = jest.fn();
  const out = Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(limitLines(10, onLong));
  const parts: Buffer[] = [];
  for await (const part of out) parts.push(part as Buffer);
  return {text: Buffer.concat(parts).toString(), long: onLong.mock.calls.length};
}

it.each([
  [['one\ntwo\n'], 'one\ntwo\n', 0],
  [['on', 'e\nt', 'wo'], 'one\ntwo', 0],
  [['123456789\n'], '123456789\n', 0],
  [['1234567890\nnext\n'], 'next\n', 1],
  [['12345', '67890', '12345', '\nne', 'xt\n'], 'next\n', 1],
  [[`${'x'.repeat(50)}\n${'y'.repeat(50)}\nnext\n`], 'next\n', 2],
  [['x'.repeat(50)], '', 1],
  [['\n\n'], '\n\n', 0],
])('of %j it passes %j, and tells of %i', async (chunks, text, long) => {
  expect(await pass(chunks)).toEqual({text, long});
});
