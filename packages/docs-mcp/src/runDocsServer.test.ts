import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it, jest} from '@jest/globals';
import {fixture} from '../tests/fixture';
import {DATA_FILE} from './data/createDocs';
import {readData} from './runDocsServer';
import {Readable} from 'node:stream';
import {limitLines} from './runDocsServer';

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
  expect(() => readData(folder)).toThrow(/has format 99, and this program reads 3\. Build the package again/);
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
