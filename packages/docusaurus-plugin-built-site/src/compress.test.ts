import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {compressFiles, openKeptWork} from './compress';
import {sayProgress} from './files';
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';

describe('compressFiles', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'compress-'));
  });
  afterEach(() => rm(folder, {recursive: true}));

  it('writes both forms of text that is worth it, and leaves the rest', async () => {
    const text = 'workflow '.repeat(500);
    await writeFile(join(folder, 'a.html'), text);
    await writeFile(join(folder, 'small.html'), 'a');
    await writeFile(join(folder, 'a.png'), text);
    await mkdir(join(folder, 'folder.html'));
    expect(await compressFiles(folder, {cacheFolder: join(folder, '.cache')})).toBe(1);
    expect(brotliDecompressSync(await readFile(join(folder, 'a.html.br'))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(folder, 'a.html.gz'))).toString()).toBe(text);
    await expect(readFile(join(folder, 'a.png.br'))).rejects.toThrow();
  });

  it.each([
    ['emptied', () => Buffer.alloc(0)],
    ['cut', (kept: Buffer) => kept.subarray(0, 9)],
    ['swapped', () => gzipSync('other')],
  ])('makes again what was %s in the cache, and removes what an interrupted run left', async (_, damage) => {
    const text = 'workflow '.repeat(500);
    const cacheFolder = join(folder, '.cache');
    await writeFile(join(folder, 'a.html'), text);
    await compressFiles(folder, {cacheFolder});
    for (const name of await readdir(cacheFolder)) {
      await writeFile(join(cacheFolder, name), damage(await readFile(join(cacheFolder, name))));
    }
    await writeFile(join(folder, 'a.html.br.1.incomplete'), 'half');
    await compressFiles(folder, {cacheFolder});
    expect(brotliDecompressSync(await readFile(join(folder, 'a.html.br'))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(folder, 'a.html.gz'))).toString()).toBe(text);
    expect((await readdir(folder)).sort()).toEqual(['.cache', '.server', 'a.html', 'a.html.br', 'a.html.gz']);
  });

  it('goes on without a cache where none can be kept', async () => {
    const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await writeFile(join(folder, 'a.html'), 'workflow '.repeat(500));
    await writeFile(join(folder, 'cache'), 'a file');
    expect(await compressFiles(folder, {cacheFolder: join(folder, 'cache')})).toBe(1);
    expect(said.mock.calls).toEqual([[expect.stringMatching(/the next build will take longer: .*cache/)]]);
    said.mockRestore();
  });

  it('counts the files, and says so after two seconds of silence', async () => {
    const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    for (const name of ['a', 'b', 'c']) await writeFile(join(folder, `${name}.html`), 'workflow '.repeat(500));
    let time = 0;
    const say = sayProgress('compression', () => (time += 1500));
    const counted: number[] = [];
    const onFile = (done: number, all: number): void => {
      counted.push(done);
      say(done, all);
    };
    await compressFiles(folder, {cacheFolder: join(folder, '.cache'), onFile});
    expect(counted).toEqual([1, 2, 3]);
    expect(said.mock.calls).toEqual([['[build] compression: 2 of 3 files']]);
    said.mockRestore();
  });
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const makeOnce = (): jest.Mock<() => Buffer> => jest.fn(() => Buffer.from('made'));

it('makes a result once for the same inputs and the same version of the code', async () => {
  const make = makeOnce();
  const first = openKeptWork(folder, '1');
  await first.get(['page', 'options'], make);
  const second = openKeptWork(folder, '1');
  expect((await second.get(['page', 'options'], make)).toString()).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
});

it('trusts no result of other inputs or of other code', async () => {
  const make = makeOnce();
  const work = openKeptWork(folder, '1');
  await work.get(['ab', 'c'], make);
  await work.get(['a', 'bc'], make);
  await openKeptWork(folder, '2').get(['ab', 'c'], make);
  expect(make).toHaveBeenCalledTimes(3);
});

it('removes what nobody asked for', async () => {
  const work = openKeptWork(folder, '1');
  await work.get(['a'], makeOnce());
  const next = openKeptWork(folder, '1');
  await next.get(['b'], makeOnce());
  await next.prune();
  expect(readdirSync(folder)).toHaveLength(1);
});
