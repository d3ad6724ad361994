import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {compressFiles} from './compress';

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
    expect(await compressFiles(folder, {cacheFolder: join(folder, '.cache')})).toBe(1);
    expect(brotliDecompressSync(await readFile(join(folder, 'a.html.br'))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(folder, 'a.html.gz'))).toString()).toBe(text);
    await expect(readFile(join(folder, 'a.png.br'))).rejects.toThrow();
  });
});
