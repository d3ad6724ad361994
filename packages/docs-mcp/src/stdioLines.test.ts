import {PassThrough, Readable} from 'node:stream';
import {expect, it} from '@jest/globals';
import {toRpc} from '../tests/client';
import {splitLines, waitForReader} from './stdioLines';

const LIST = toRpc('tools/list');

it('the next line waits until the answer to the one before is read', async () => {
  const answers = new PassThrough({highWaterMark: 10});
  const lines = new PassThrough();
  const begun: string[] = [];
  lines
    .pipe(splitLines(100))
    .pipe(waitForReader(answers))
    .on('data', (line: Buffer) => {
      begun.push(line.toString());
      answers.write('x'.repeat(10));
    });
  lines.write(`${LIST}\n`.repeat(50));
  const turn = (): Promise<unknown> => new Promise(setImmediate);
  for (let turns = 0; turns < 500; turns += 1) await turn();
  expect(begun.length).toBeGreaterThan(0);
  expect(begun.length).toBeLessThan(5);
  answers.resume();
  for (let turns = 0; turns < 500; turns += 1) await turn();
  expect(begun).toHaveLength(50);
});

const read = async (stream: Readable): Promise<string[]> =>
  (await stream.toArray()).map((part: Buffer) => part.toString());

it.each([
  [['one\ntwo\n'], ['one\n', 'two\n']],
  [
    ['on', 'e\nt', 'wo'],
    ['one\n', 'two\n'],
  ],
  [['123456789\n'], ['123456789\n']],
  [['1234567890\nnext\n'], ['1234567890\n', 'next\n']],
  [
    ['12345', '67890', '12345', '\nne', 'xt\n'],
    ['12345678901', 'next\n'],
  ],
  [[`${'x'.repeat(50)}\n${'y'.repeat(50)}\nnext\n`], ['x'.repeat(11), 'y'.repeat(11), 'next\n']],
  [['x'.repeat(50)], ['x'.repeat(11)]],
  [['\n\n'], ['\n', '\n']],
])('splits %j into the lines %j', async (chunks, lines) => {
  expect(await read(Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(splitLines(10)))).toEqual(lines);
});

it.each([
  ['{"jsonrpc"', -32700, null],
  ['\u0000\uFFFD', -32700, null],
  ['5', -32600, null],
  ['null', -32600, null],
  ['[]', -32600, null],
  [`[${LIST}]`, -32600, null],
  ['{"id": 7, "method": "ping"}', -32600, 7],
  ['{"jsonrpc": "1.0", "id": "a", "method": "ping"}', -32600, 'a'],
  ['{"jsonrpc": "2.0", "id": {}, "method": 3}', -32600, null],
  [`{"a": "${'x'.repeat(70_000)}"}`, -32600, null],
])('the line %.50s is answered with %i, and the next one is passed on', async (line, code, id) => {
  const output = new PassThrough();
  const lines = Readable.from([Buffer.from(`${line}\n\r\n\uFEFF${LIST}`)]).pipe(splitLines(64 * 1024));
  expect((await read(lines.pipe(waitForReader(output)))).join('')).toBe(`\n${LIST}\n`);
  const answer = JSON.parse(String(output.read())) as unknown;
  expect(answer).toEqual({jsonrpc: '2.0', id, error: {code, message: expect.any(String)}});
});
