import {Readable} from 'node:stream';
import {expect, it, jest} from '@jest/globals';
import {limitLines} from './limitLines';

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
