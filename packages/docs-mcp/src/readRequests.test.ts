import {PassThrough} from 'node:stream';
import {expect, it} from '@jest/globals';
import {createRpcRequest} from '../tests/client';
import {readRequests} from './readRequests';

const LIMIT = 1000;

/** Sends lines. Returns the lines that were passed on, and the errors for all others. */
async function read(sent: string | Buffer, output = new PassThrough()): Promise<[lines: string[], answers: unknown[]]> {
  const lines: string[] = [];
  const input = new PassThrough();
  input.end(Buffer.concat([Buffer.from(sent), Buffer.from('\n')]));
  for await (const line of readRequests(input as AsyncIterable<Buffer>, output, LIMIT)) lines.push(line.toString());
  const written = String(output.read() ?? '');
  return [lines, written.split('\n').flatMap((answer) => (answer ? [JSON.parse(answer) as unknown] : []))];
}

const PING = createRpcRequest('ping');
const createError = (code: number, id: unknown = null) => ({
  jsonrpc: '2.0',
  id,
  error: {code, message: expect.stringMatching(/^(?:Send|The (?:line|message))/)},
});

it.each([
  ['a request', PING],
  ['a request with a line break of Windows', `${PING}\r`],
  ['a notification', '{"jsonrpc":"2.0","method":"notifications/initialized"}'],
  ['a response', '{"jsonrpc":"2.0","id":1,"result":{}}'],
  ['an invalid notification', '{"jsonrpc":"2.0","method":"notifications/cancelled","params":null}'],
  ['an invalid response', '{"jsonrpc":"2.0","id":1,"error":{}}'],
  ['a blank line', ' \t'],
])('passes on %s', async (_, line) => {
  expect(await read(line)).toEqual([[`${line}\n`], []]);
});

it.each([
  ['text', 'hello'],
  ['a message that breaks off', '{"jsonrpc":"2.0",'],
  ['two on a line', PING + PING],
  ['a byte order mark', `\ufeff${PING}`],
  ['a NUL', `\0${PING}`],
  ['UTF-16', Buffer.from(PING, 'utf16le')],
])('returns error -32700 for %s', async (_, line) => {
  expect(await read(line)).toEqual([[], [createError(-32700)]]);
});

it.each([
  ['several in one', `[${PING}, ${PING}]`, null],
  ['an empty array', '[]', null],
  ['null', 'null', null],
  ['a number', '5', null],
  ['an empty object', '{}', null],
  ['another version', '{"jsonrpc":"1.0","id":7,"method":"ping"}', 7],
  ['no version', '{"id":"a","method":"ping"}', 'a'],
  ['`null` as parameters', '{"jsonrpc":"2.0","id":7,"method":"ping","params":null}', 7],
  ['an array as parameters', '{"jsonrpc":"2.0","id":7,"method":"ping","params":[1]}', 7],
  ['`null` as metadata', '{"jsonrpc":"2.0","id":7,"method":"ping","params":{"_meta":null}}', 7],
  ['a number as method', '{"jsonrpc":"2.0","id":7,"method":5}', 7],
  ['an id with a fraction', '{"jsonrpc":"2.0","id":1.5,"method":"ping"}', 1.5],
  ['`null` as id', '{"jsonrpc":"2.0","id":null,"method":"ping"}', null],
  ['an object as id', '{"jsonrpc":"2.0","id":{},"method":"ping"}', null],
  ['an infinite number as id', '{"jsonrpc":"2.0","id":1e400,"method":"ping"}', null],
  ['too much', JSON.stringify({jsonrpc: '2.0', id: 7, method: 'x'.repeat(LIMIT)}), null],
])('returns error -32600 for %s', async (_, line, id) => {
  expect(await read(`${line}\n${PING}`)).toEqual([[`${PING}\n`], [createError(-32600, id)]]);
});

it("stops reading while the client doesn't read errors", async () => {
  const output = new PassThrough({highWaterMark: 1});
  let sent = 0;
  async function* sendGarbage(): AsyncGenerator<Buffer> {
    for (; sent < 100; sent += 1) yield await Promise.resolve(Buffer.from('x\n'));
  }
  const end = readRequests(sendGarbage(), output, LIMIT).next();
  while (!output.writableNeedDrain) await new Promise(setImmediate);
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  expect(sent).toBeLessThan(3);
  output.resume();
  expect(await end).toEqual({done: true, value: undefined});
  expect(sent).toBe(100);
});
