import {once} from 'node:events';
import type {Server} from 'node:http';
import {connect, type AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it} from '@jest/globals';
import {createMockApi, MAX_BODY} from './createMockApi';

let server: Server;
let port = 0;
beforeAll(async () => {
  server = await createMockApi();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({port} = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function send(bytes: string, isAborted = false): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  if (isAborted) socket.write(bytes, () => socket.destroy());
  else socket.end(bytes);
  await once(socket, 'close');
  return answer.split(' ')[1] ?? '';
}

const createRequest = (target: string, host = 'localhost', key = 'any'): string =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${key}\r\nConnection: close\r\n\r\n`;

it.each([
  ['an address that cannot be decoded', createRequest('/v1/components/%ff')],
  ['a Host with a bracket', createRequest('/v1/users/me', '[')],
  ['a Host with a space', createRequest('/v1/users/me', 'a b')],
  ['an invalid URL as target', createRequest('http://[')],
])('returns 400 for %s, and keeps running', async (_, bytes) => {
  expect(await send(bytes)).toBe('400');
  expect(await send(createRequest('/v1/users/me'))).toBe('200');
});

it('keeps running after an incomplete body', async () => {
  const head = createRequest('/v1/webhooks')
    .replace('GET', 'POST')
    .replace('\r\n\r\n', '\r\nContent-Length: 99\r\n\r\n');
  await send(`${head}{"name":`, true);
  expect(await send(createRequest('/v1/users/me'))).toBe('200');
});

const createPost = (body: string, type: string): string =>
  createRequest('/v1/sources')
    .replace('GET', 'POST')
    .replace('\r\n\r\n', `\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);

const SOURCE = {component_id: 'sc_Lp3Vna'};

it.each([
  ['200', 'application/json'],
  ['200', 'APPLICATION/JSON'],
  ['200', 'Application/Json ; charset=utf-8'],
  ['200', 'application/vnd.millrace+json'],
  ['400', ''],
  ['400', 'json'],
  ['400', 'application/xjson'],
  ['400', 'application/jsonp'],
  ['400', 'text/plain; a=application/json'],
])('returns %s for the content type "%s"', async (status, type) => {
  expect(await send(createPost(JSON.stringify(SOURCE), type))).toBe(status);
});

it('returns 413 if a body is too long, and keeps running', async () => {
  const [longest, longer] = [MAX_BODY, MAX_BODY + 1].map((length) => JSON.stringify(SOURCE).padEnd(length));
  expect(await send(createPost(String(longest), 'application/json'))).toBe('200');
  expect(await send(createPost(String(longer), 'application/json'))).toBe('413');
  expect(await send(createPost(String(longer).repeat(3), 'application/json'))).toBe('413');
});

it('accepts an empty Host header', async () => {
  expect(await send(createRequest('/v1/users/me', ''))).toBe('200');
});

it.each(['constructor', 'toString', '__proto__'])('treats the key %s like any other', async (key) => {
  expect(await send(createRequest('/v1/users/me', 'localhost', key))).toBe('200');
});
