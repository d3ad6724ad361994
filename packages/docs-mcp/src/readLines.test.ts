import {expect, it} from '@jest/globals';
import {readLines} from './readLines';

async function* send(chunks: readonly string[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
}

async function read(chunks: readonly string[], limit = 8): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(send(chunks), limit)) lines.push(line?.toString() ?? 'too long');
  return lines;
}

it.each([
  ['several lines in one chunk', ['a\nb\n\nc\n'], ['a\n', 'b\n', '\n', 'c\n']],
  ['a line in several chunks', ['{"', 'a', '":1', '}\n'], ['{"a":1}\n']],
  ['a line of the maximum length', ['1234567\n'], ['1234567\n']],
  ['a line over the maximum length', ['a\n12345678\nb\n'], ['a\n', 'too long', 'b\n']],
  [
    'two lines that are too long, in many chunks',
    ['12345', '6789\n12', '345678\nb\n'],
    ['too long', 'too long', 'b\n'],
  ],
  ['an unfinished last line', ['a\nb'], ['a\n']],
  ['letters of several bytes in two chunks', ['ü\n'], ['ü\n']],
])('reads %s', async (_, chunks, lines) => {
  expect(await read(chunks)).toEqual(lines);
});

it('buffers at most one line of the maximum length', async () => {
  const chunk = Buffer.alloc(1024, 'x');
  let sent = 0;
  async function* sendEndless(): AsyncGenerator<Buffer> {
    for (; sent < 8192; sent += 1) yield await Promise.resolve(chunk);
    yield Buffer.from('\n');
  }
  let count = 0;
  for await (const line of readLines(sendEndless(), 64 * 1024)) {
    expect(line).toBeNull();
    count += 1;
  }
  expect([sent, count]).toEqual([8192, 1]);
});
