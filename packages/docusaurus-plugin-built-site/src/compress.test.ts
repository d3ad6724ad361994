import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it, jest} from '@jest/globals';
import {compressFiles} from './compress';

const TEXT = 'workflow '.repeat(500);
let folder: string;
let cacheFolder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
  cacheFolder = join(folder, '.cache');
  writeFileSync(join(folder, 'a.html'), TEXT);
});
afterEach(() => rmSync(folder, {recursive: true}));

const read = (file: string): Buffer => readFileSync(join(folder, file));
const expectForms = (): void => {
  expect(brotliDecompressSync(read('a.html.br')).toString()).toBe(TEXT);
  expect(gunzipSync(read('a.html.gz')).toString()).toBe(TEXT);
};

it('compresses text that gets smaller with both algorithms', async () => {
  writeFileSync(join(folder, 'small.html'), 'a');
  writeFileSync(join(folder, 'a.png'), TEXT);
  writeFileSync(join(folder, 'left.json'), TEXT);
  mkdirSync(join(folder, 'folder.html'));
  expect(await compressFiles(folder, {cacheFolder, exclude: ['left.json']})).toBe(1);
  expectForms();
  expect(read('.server/compressed').toString()).toBe('a.html\n');
  expect(readdirSync(folder).filter((name) => /\.(?:br|gz)$/.test(name))).toEqual(['a.html.br', 'a.html.gz']);
});

it('reads valid files from the cache and removes unused ones', async () => {
  await compressFiles(folder, {cacheFolder});
  const [name = '', other = ''] = readdirSync(cacheFolder);
  const kept = readFileSync(join(cacheFolder, name));
  await compressFiles(folder, {cacheFolder});
  expect(readFileSync(join(cacheFolder, name))).toEqual(kept);
  writeFileSync(join(folder, 'a.html'), `${TEXT}!`);
  await compressFiles(folder, {cacheFolder});
  const names = readdirSync(cacheFolder);
  expect([names.length, names.includes(name), names.includes(other)]).toEqual([2, false, false]);
});

it.each([
  ['cut', (kept: Buffer) => kept.subarray(0, 70)],
  ['changed', (kept: Buffer) => Buffer.from(kept).fill(0, 80, 81)],
  ['swapped', (_: Buffer, other: Buffer) => other],
])('compresses a file again if its cached result was %s, and removes incomplete files', async (_, damage) => {
  await compressFiles(folder, {cacheFolder});
  const files = readdirSync(cacheFolder).map((name) => join(cacheFolder, name));
  const [one, other] = files.map((file) => readFileSync(file)) as [Buffer, Buffer];
  writeFileSync(files[0] as string, damage(one, other));
  writeFileSync(files[1] as string, damage(other, one));
  writeFileSync(join(folder, 'a.html.br.1.incomplete'), 'half');
  await compressFiles(folder, {cacheFolder});
  expectForms();
  expect(readdirSync(folder).sort()).toEqual(['.cache', '.server', 'a.html', 'a.html.br', 'a.html.gz']);
});

it("works without a cache if it can't be written", async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  writeFileSync(join(folder, 'cache'), 'a file');
  expect(await compressFiles(folder, {cacheFolder: join(folder, 'cache')})).toBe(1);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/the next build will take longer: .*cache/)]]);
  warn.mockRestore();
});
