import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import type {Server} from 'node:http';
import {once} from 'node:events';
import {connect, type AddressInfo, type Socket} from 'node:net';
import {afterAll, beforeAll, expect, it, jest, describe} from '@jest/globals';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import type {McpServer} from '@modelcontextprotocol/server';
import {fixture, site} from '../tests/fixture';
import {callTool, createClient, send, toRpc, type HttpAnswer, type HttpRequest} from '../tests/client';
import {DATA_FILE} from './data/createDocs';
import {readData} from './runDocsServer';
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
    expect((await client.listTools()).tools).toHaveLength(3);
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

it('ends a connection after the answer, where the client asks for that', async () => {
  const made = await serveHttp(createDocsServer(fixture, site), {host: '127.0.0.1', port: 0, url: site.url});
  made.keepAliveTimeout = 0;
  const socket = connect((made.address() as AddressInfo).port, '127.0.0.1').resume();
  socket.write(
    `POST /docs/mcp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${LIST.length}\r\n\r\n${LIST}`,
  );
  await once(socket, 'close');
  expect(socket.bytesRead).toBeGreaterThan(500);
  made.close();
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

describe('a client that never reads', () => {
  const page = toRpc('tools/call', {name: 'get_page', arguments: {page: '/long/'}});
  const head = `POST /docs/mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\n`;
  const post = (body: string): string => `${head}Content-Length: ${body.length}\r\n\r\n${body}`;
  /** A tool whose answer no buffer of the system takes. */
  const large = (served: McpServer): unknown =>
    served.registerTool('large', {description: 'x'}, () => ({content: [{type: 'text', text: 'x'.repeat(3e7)}]}));

  /** A server that counts what it began to answer. */
  async function open(unreadMs?: number) {
    const begin = jest.fn(createDocsServer(fixture, {...site, add: [large]}));
    const made = await serveHttp(begin, {host: '127.0.0.1', port: 0, url: site.url, unreadMs});
    const {port} = made.address() as AddressInfo;
    const sockets: Socket[] = [];
    const write = (text: string): void => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.on('error', () => undefined);
      socket.write(text);
      sockets.push(socket);
    };
    /** Sends this, and waits until the server has closed the connection. */
    const writeUntilClosed = (text: string): Promise<unknown> => {
      write(text);
      return new Promise((done) => made.once('connection', (socket) => socket.once('close', done)));
    };
    const stop = (): Promise<unknown> => {
      const ended = once(made, 'close');
      made.close();
      made.closeAllConnections();
      for (const socket of sockets) socket.destroy();
      return ended;
    };
    return {made, begin, write, writeUntilClosed, sockets, stop, ask: () => send({port, body: page})};
  }

  it('is closed at its second request, before that is begun', async () => {
    const {begin, writeUntilClosed, ask, stop} = await open();
    await writeUntilClosed(post(page).repeat(2000));
    expect(begin.mock.calls.length).toBeLessThan(3);
    expect((await ask()).status).toBe(200);
    await stop();
  });

  it('gets no more than 256 connections, and keeps nobody out when it is gone', async () => {
    const {made, write, sockets, ask, stop} = await open();
    const dropped = new Promise<void>((done) => {
      let count = 0;
      made.on('drop', () => (count += 1) === 44 && done());
    });
    for (let at = 0; at < 300; at += 1) write('POST /docs/mcp HTTP/1.1\r\nHost:');
    await dropped;
    sockets.forEach((socket) => socket.destroy());
    const count = promisify(made.getConnections.bind(made));
    while ((await count()) > 0) await new Promise(setImmediate);
    expect((await ask()).status).toBe(200);
    await stop();
  });

  it('is closed after a while when it asks nothing more', async () => {
    const {made, begin, writeUntilClosed, stop} = await open();
    made.keepAliveTimeout = 50;
    await writeUntilClosed(post(page));
    expect(begin).toHaveBeenCalledTimes(1);
    await stop();
  });

  it('is closed after a while with an answer that has not left', async () => {
    const {begin, writeUntilClosed, stop} = await open(50);
    await writeUntilClosed(post(toRpc('tools/call', {name: 'large', arguments: {}})));
    expect(begin).toHaveBeenCalledTimes(1);
    await stop();
  });
});

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

it.each([
  [
    'of another form',
    JSON.stringify({...fixture, format: 99}),
    /has format 99, and this program reads format 6\. Build/,
  ],
  ['cut', JSON.stringify(fixture).slice(0, 5000), /is damaged, .*Build the package again/],
  ['emptied', '', /is damaged/],
  ['of something else', 'null', /is damaged/],
])('refuses data that is %s, and says what to do', (_, text, reason) => {
  writeFileSync(join(folder, DATA_FILE), text);
  expect(() => readData(folder)).toThrow(reason);
});
