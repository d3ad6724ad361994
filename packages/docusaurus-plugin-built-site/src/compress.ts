import {readdir, readFile, rm, stat} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, brotliDecompress, constants, gunzip, gzip} from 'node:zlib';
import {createHash} from 'node:crypto';
import {INCOMPLETE, keepFile, listFiles, removeFile, writeFiles, writeWhole} from './files';
import {SERVER_FOLDER} from './hosting';

/** Results of earlier builds, by what they were made from. */
type KeptWork = {
  /** Returns the result that was kept for these inputs and is right, or makes and keeps it. */
  readonly get: (
    inputs: readonly (string | Buffer)[],
    make: () => Buffer | Promise<Buffer>,
    isRight?: (kept: Buffer) => Promise<boolean>,
  ) => Promise<Buffer>;
  /** Removes what was not asked for since the folder was opened. */
  readonly prune: () => Promise<void>;
};

/**
 * Opens a folder of kept results. A result is found by a hash of its inputs, so it is never out of date, and the
 * folder can be deleted at any time. A file that an interrupted build left behind is ignored, because a result gets
 * its name only once it is complete.
 *
 * @param version changes whenever the code that makes results does; results of other versions are not found
 */
export function openKeptWork(folder: string, version: string): KeptWork {
  const used = new Set<string>();
  const nameOf = (inputs: readonly (string | Buffer)[]): string => {
    const hash = createHash('sha256').update(version);
    for (const input of inputs) hash.update(`\0${input.length}\0`).update(input);
    return hash.digest('hex');
  };
  return {
    async get(inputs, make, isRight = async () => true) {
      const name = nameOf(inputs);
      used.add(name);
      const file = join(folder, name);
      const kept = await readFile(file).catch(() => null);
      if (kept && (await isRight(kept).catch(() => false))) return kept;
      const made = await make();
      await keepFile(file, made);
      return made;
    },
    async prune() {
      const names = await readdir(folder).catch(() => []);
      await Promise.all(
        names
          .filter((name) => !used.has(name))
          .map((name) => rm(join(folder, name), {force: true}).catch(() => undefined)),
      );
    },
  };
}

const COMPRESSIBLE = /\.(html|css|js|json|svg|xml|md|txt|yaml)$/;
/** Read by programs, which fetch them one at a time: the best compression would take ten times as long for an eighth. */
const FOR_PROGRAMS = /\.(xml|md|txt|yaml)$/;
/** A response smaller than this fits into one packet anyway. */
const WORTH_IT = 1024;
const BEST = 11;
const QUICK = 9;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);
/** Written last, with the names of the files, so that a release knows whether all of them are compressed. */
const MARK = 'compressed';

/** How files are compressed. */
export type CompressOptions = {
  /** Folder that keeps compressed files between builds, by their content. */
  readonly cacheFolder: string;
  /** Files below the folder that no server hands out. */
  readonly exclude?: readonly string[];
  /** Told after each file how many are done, and of how many. */
  readonly onFile?: (done: number, all: number) => void;
};

async function compressFile(file: string, work: KeptWork): Promise<void> {
  const content = await readFile(file);
  const quality = FOR_PROGRAMS.test(file) ? QUICK : BEST;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    work.get(
      ['br', String(quality), content],
      () => toBrotli(content, {params}),
      async (kept) => content.equals(await fromBrotli(kept)),
    ),
    work.get(
      ['gz', content],
      () => toGzip(content, {level: 9}),
      async (kept) => content.equals(await fromGzip(kept)),
    ),
  ]);
  await Promise.all([writeWhole(`${file}.br`, brotli), writeWhole(`${file}.gz`, gzipped)]);
}

/** Says that the files of a folder are not all compressed. */
export const unmark = (folder: string): Promise<void> => removeFile(join(folder, SERVER_FOLDER, MARK));

/**
 * Writes a `.br` and a `.gz` beside each file of text that is worth it. What an earlier build compressed is taken from
 * the cache folder.
 *
 * @returns how many files have compressed forms
 */
export async function compressFiles(
  folder: string,
  {cacheFolder, exclude = [], onFile}: CompressOptions,
): Promise<number> {
  await unmark(folder);
  const all = await listFiles(folder);
  const left = all.filter((name) => name.endsWith(INCOMPLETE));
  await Promise.all(left.map((name) => removeFile(join(folder, name))));
  const names = all.filter((name) => COMPRESSIBLE.test(name) && !exclude.includes(name));
  const files = names.map((name) => join(folder, name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const worth = files.filter((_, at) => (sizes[at] ?? 0) >= WORTH_IT);
  const work = openKeptWork(cacheFolder, `${process.versions.zlib} ${process.versions.brotli}`);
  const waiting = [...worth];
  let done = 0;
  await Promise.all(
    // The threads of zlib do the work; twice as many files in flight keep them busy while others are read and written.
    Array.from({length: 2 * availableParallelism()}, async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        await compressFile(file, work);
        onFile?.((done += 1), worth.length);
      }
    }),
  );
  await work.prune();
  const list = names.filter((_, at) => (sizes[at] ?? 0) >= WORTH_IT).map((name) => `${name}\n`);
  await writeFiles(join(folder, SERVER_FOLDER), new Map([[MARK, list.join('')]]));
  return worth.length;
}
