import {statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {openCache, type Cache} from './cache';
import {
  INCOMPLETE,
  SERVER_FOLDER,
  getFilePaths,
  removeFile,
  runForEach,
  writeFiles,
  writeFileAtomically,
} from './files';

const COMPRESSIBLE = /\.(html|css|js|json|svg|xml|md|txt|yaml)$/;
/** Files for programs. The best compression takes ten times as long and would only save an eighth. */
const MACHINE_READABLE = /\.(xml|md|txt|yaml)$/;
/** Minimum size in bytes. Smaller responses fit into one packet anyway. */
const MIN_SIZE = 1024;
const BEST_LEVEL = 11;
const QUICK_LEVEL = 9;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Lists the compressed files. Written last, so that a deployment can check that compression was complete. */
const MARKER_FILE = 'compressed';

/** How files are compressed. */
export type CompressOptions = {
  readonly cacheFolder: string;
  /** Files below the folder that servers don't deliver. */
  readonly exclude?: readonly string[];
};

/** Part of the cache key, because other levels and library versions produce different bytes. */
const COMPRESSORS = `${BEST_LEVEL} ${QUICK_LEVEL} ${process.versions.zlib} ${process.versions.brotli}`;

async function writeCompressed(
  file: string,
  content: Buffer,
  cache: Cache,
  make: () => Promise<Buffer>,
): Promise<void> {
  const [kind = ''] = /\.\w+\.\w+$/.exec(file) ?? [];
  const inputs = [kind, COMPRESSORS, content];
  const kept = cache.find(inputs);
  const form = kept ?? (await make());
  if (!kept) await cache.keep(inputs, form);
  await writeFileAtomically(file, form);
}

async function compressFile(file: string, cache: Cache): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: MACHINE_READABLE.test(file) ? QUICK_LEVEL : BEST_LEVEL,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    writeCompressed(`${file}.br`, content, cache, () => toBrotli(content, {params})),
    writeCompressed(`${file}.gz`, content, cache, () => toGzip(content, {level: 9})),
  ]);
}

/** Removes the marker file before files change. */
export const removeCompressionMarker = (folder: string): Promise<void> =>
  removeFile(join(folder, SERVER_FOLDER, MARKER_FILE));

/**
 * Writes a `.br` and a `.gz` file for each text file above the minimum size. Uses the cache of earlier builds.
 *
 * @returns the number of compressed files
 */
export async function compressFiles(folder: string, {cacheFolder, exclude = []}: CompressOptions): Promise<number> {
  await removeCompressionMarker(folder);
  const all = await getFilePaths(folder);
  const left = all.filter((name) => name.endsWith(INCOMPLETE));
  await Promise.all(left.map((name) => removeFile(join(folder, name))));
  const isWorth = (name: string): boolean => statSync(join(folder, name)).size >= MIN_SIZE;
  const names = all.filter((name) => COMPRESSIBLE.test(name) && !exclude.includes(name) && isWorth(name));
  const cache = openCache(cacheFolder);
  // zlib uses a thread pool; twice as many concurrent files keep it busy during I/O.
  await runForEach(names, (name) => compressFile(join(folder, name), cache), 2 * availableParallelism());
  await cache.prune();
  await writeFiles(join(folder, SERVER_FOLDER), new Map([[MARKER_FILE, names.map((name) => `${name}\n`).join('')]]));
  return names.length;
}
