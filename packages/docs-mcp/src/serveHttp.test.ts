import {once} from 'node:events';
import type {Server} from 'node:http';
import {connect, type AddressInfo, type Socket} from 'node:net';
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import type {McpServer} from '@modelcontextprotocol/server';
import {
  callTool,
  createClient,
  sendHttpRequest,
  createRpcRequest,
  type HttpAnswer,
  type HttpRequest,
} from '../tests/client';
import {fixture, site} from '../tests/fixture';
import {createDocsServer} from './createDocsServer';
import {closeServer, serveHttp} from './serveHttp';

const LIST = createRpcRequest('tools/list');
const PAGE = createRpcRequest('tools/call', {name: 'get_page', arguments: {page: '/long/'}});

/** A tool whose response is larger than any socket buffer. */
const large = (served: McpServer): unknown =>
  served.registerTool('large', {description: 'x'}, () => ({content: [{type: 'text', text: 'x'.repeat(3e7)}]}));

/** Counts the requests that the server has started to handle. */
const begin = jest.fn(createDocsServer(fixture, {...site, add: [large]}));
let server: Server;
let port: number;
let sockets: Socket[];

beforeEach(async () => {
  begin.mockClear();
  sockets = [];
  server = await serveHttp(begin, {host: '127.0.0.1', port: 0, url: site.url});
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  const ended = server.listening ? once(server, 'close') : null;
  server.close();
  server.closeAllConnections();
  for (const socket of sockets) socket.destroy();
  await ended;
});

const ask = (request: Omit<HttpRequest, 'port'>): Promise<HttpAnswer> => sendHttpRequest({port, ...request});

/** Opens a connection and sends a text, without reading the response. */
function write(text: string): Socket {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write(text);
  sockets.push(socket);
  return socket;
}

const post = (body: string, more = ''): string =>
  `POST /docs/mcp HTTP/1.1\r\nHost: localhost\r\n${more}Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

it.each(['legacy', 'auto'] as const)('works with the official client in mode %s', async (mode) => {
  const client = createClient(mode);
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/docs/mcp`)));
  expect(client.getProtocolEra()).toBe(mode === 'auto' ? 'modern' : 'legacy');
  expect(await callTool(client, 'get_page', {page: '/limits/#disk'})).toMatchObject({isError: false});
  await client.close();
});

it.each([
  [200, {host: 'yard.example'}],
  [200, {host: '127.0.0.1:8090'}],
  [200, {host: '[::1]:8090', origin: 'http://localhost:3000'}],
  [200, {origin: 'https://yard.example'}],
  // There are no sessions.
  [200, {'mcp-session-id': 'made-up'}],
  [403, {host: 'yard.example.evil.example'}],
  [403, {host: '169.254.169.254'}],
  [403, {origin: 'https://yard.example.evil.example'}],
  [403, {origin: 'null'}],
  [415, {'content-type': 'text/plain'}],
  ...['evil.example:80@localhost', 'localhost/evil', 'localhost?a', '%6cocalhost', 'localhost:http', 'a b', '[::1'].map(
    (host) => [400, {host}] as const,
  ),
])('returns %i for the headers %j', async (status, headers: Record<string, string>) => {
  const answer = await ask({headers, body: LIST});
  expect([answer.status, answer.headers['mcp-session-id']]).toEqual([status, undefined]);
  expect(answer.body).toContain(status === 200 ? 'get_page' : 'jsonrpc');
});

it.each([
  ['several requests in one', `[${LIST}, ${LIST}]`, 400],
  ['too much', JSON.stringify({jsonrpc: '2.0', id: 1, method: 'ping', params: {a: 'x'.repeat(70_000)}}), 413],
])('rejects %s', async (_, body, status) => {
  const answer = await ask({body});
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body)).toHaveProperty('error.code');
  expect(answer.body).not.toMatch(/node_modules|at .*\.m?js/);
});

it('rejects unknown methods, other URLs and other HTTP methods', async () => {
  expect((await ask({body: createRpcRequest('files/read', {path: '/etc/passwd'})})).body).toContain('-32601');
  for (const method of ['GET', 'DELETE', 'PUT', 'TRACE', 'OPTIONS', 'QUERY'])
    expect(await ask({method})).toMatchObject({status: 405, headers: {allow: 'POST'}});
  for (const path of ['/', '/docs/mcp/../../etc/passwd', '/docs/mcpx'])
    expect((await ask({path, body: LIST})).status).toBe(404);
});

it('limits the number of connections', () => expect(server.maxConnections).toBe(256));

it('closes a connection after the response if the client requests it', async () => {
  server.keepAliveTimeout = 0;
  const socket = write(post(LIST, 'Connection: close\r\n')).resume();
  await once(socket, 'close');
  expect(socket.bytesRead).toBeGreaterThan(500);
});

it.each(['', 'POST /docs/mcp HTTP/1.1\r\nHost:'])('can be stopped while a request is incomplete: %j', async (sent) => {
  const connected = once(server, 'connection');
  write(sent);
  await connected;
  const ended = once(server, 'close');
  closeServer(server, 50);
  await ended;
});

describe('a client that never reads', () => {
  /** Sends a text, and waits until the server has closed the connection. */
  async function writeUntilClosed(text: string): Promise<void> {
    const connected = once(server, 'connection') as Promise<[Socket]>;
    write(text);
    const [socket] = await connected;
    await once(socket, 'close');
  }

  it('is disconnected at its second request, before handling it', async () => {
    await writeUntilClosed(post(PAGE).repeat(2000));
    expect(begin.mock.calls.length).toBeLessThan(3);
    expect((await ask({body: PAGE})).status).toBe(200);
  });

  it('is disconnected after a timeout without further requests', async () => {
    server.keepAliveTimeout = 50;
    await writeUntilClosed(post(PAGE));
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('is disconnected after a timeout with an unsent response', async () => {
    expect(server.timeout).toBe(30_000);
    const connected = once(server, 'connection') as Promise<[Socket]>;
    write(post(createRpcRequest('tools/call', {name: 'large', arguments: {}})));
    const [socket] = await connected;
    while (socket.writableLength === 0) await new Promise(setImmediate);
    socket.setTimeout(1);
    await once(socket, 'close');
    expect(begin).toHaveBeenCalledTimes(1);
  });
});
