import {randomUUID} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, rmdir, writeFile} from 'node:fs/promises';
import {dirname, join, relative} from 'node:path';

/** Files to write: path below the build folder, and content. */
export type Files = ReadonlyMap<string, string>;

/** Folder of the build with files that servers include. Servers never deliver it. */
export const SERVER_FOLDER = '.server';

/** Suffix of files that are being written. */
export const INCOMPLETE = '.incomplete';

const NOT_ALLOWED = 'this user may not write there; give the folder to this user (chown, chmod) or delete it';
/** Why a file can't be written and how to fix it, by system error code. */
const WRITE_ERRORS: Readonly<Record<string, string>> = {
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: 'the disk is read-only; mount it for writing',
  ENOSPC: 'the disk is full; make room',
  EDQUOT: 'the quota of this user is full; make room',
};

/** Formats a write error with a fix; `undefined` for other errors. */
export function formatWriteError({code = '', path}: {readonly code?: string; readonly path?: string}) {
  const obstacle = WRITE_ERRORS[code];
  return obstacle && `${path ?? 'A file'} cannot be written: ${obstacle}, and run the same command again (${code}).`;
}

/**
 * Runs a file operation.
 *
 * @throws an error with a fix if it fails
 */
async function withReadableError(path: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const message = formatWriteError({code: (error as NodeJS.ErrnoException).code, path});
    throw message ? new Error(message, {cause: error}) : error;
  }
}

/** Removes a file if it exists. */
export const removeFile = (path: string): Promise<void> => withReadableError(path, () => rm(path, {force: true}));

/** Writes a temporary file and renames it, so that the file is never incomplete. Creates its folder. */
export function writeFileAtomically(path: string, content: string | Buffer): Promise<void> {
  const incomplete = `${path}.${randomUUID()}${INCOMPLETE}`;
  return withReadableError(path, async () => {
    try {
      await mkdir(dirname(path), {recursive: true});
      await writeFile(incomplete, content);
      await rename(incomplete, path);
    } catch (error) {
      await rm(incomplete, {force: true}).catch(() => undefined);
      throw error;
    }
  });
}

let hasWarned = false;

/** Writes a file to the cache. Failures are only logged, once, because the next build can create it again. */
export async function writeCacheFile(path: string, content: string | Buffer): Promise<void> {
  try {
    await writeFileAtomically(path, content);
  } catch (error) {
    if (!hasWarned) console.warn(`[build] the next build will take longer: ${(error as Error).message}`);
    hasWarned = true;
  }
}

/** Writes files below a folder. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  await Promise.all([...files].map(([name, content]) => writeFileAtomically(join(folder, name), content)));
}

/**
 * Writes and removes files of a build: all of them, or none if one can't be written. All are written as temporary files
 * before the first is renamed, in order.
 */
export async function writeBuild(
  folder: string,
  files: ReadonlyMap<string, string | Buffer>,
  removed: readonly string[] = [],
): Promise<void> {
  const staged = [...files].map(([name, content]) => {
    const path = join(folder, name);
    return {path, content, incomplete: `${path}.${randomUUID()}${INCOMPLETE}`};
  });
  try {
    await runForEach(staged, ({path, incomplete, content}) =>
      withReadableError(path, async () => {
        await mkdir(dirname(path), {recursive: true});
        await writeFile(incomplete, content);
      }),
    );
  } catch (error) {
    await Promise.all(staged.map(({incomplete}) => rm(incomplete, {force: true}).catch(() => undefined)));
    throw error;
  }
  for (const name of removed) await removeFile(join(folder, name));
  for (const {path, incomplete} of staged) await withReadableError(path, () => moveFile(incomplete, path));
}

/** Renames a file. A page such as `x.html` may replace an empty folder. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!/^(?:EISDIR|ENOTEMPTY|EPERM|EEXIST)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await rmdir(to);
    await rename(from, to);
  }
}

/** Runs a task for each item, few at once because systems limit open files. Waits for running ones if one fails. */
export async function runForEach<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
  concurrency = 64,
): Promise<void> {
  const waiting = items.values();
  const runTasks = async (): Promise<void> => {
    for (const item of waiting) await run(item);
  };
  const results = await Promise.allSettled(Array.from({length: concurrency}, runTasks));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** Returns the paths of all files below a folder. A folder can also have a name such as `api.html`. */
export async function getFilePaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => relative(folder, join(parentPath, name)));
}

/** Reads the files of a build with this extension: path below the build folder, and content. */
export async function readBuildFiles(outDir: string, extension: string): Promise<ReadonlyMap<string, string>> {
  const files = (await getFilePaths(outDir)).filter((file) => file.endsWith(extension)).sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.replaceAll('\\', '/'), await readFile(join(outDir, file), 'utf8')] as const),
    ),
  );
}

/** Reads all HTML files of a build: path below the build folder, and content. */
export const readHtmlFiles = (outDir: string): Promise<ReadonlyMap<string, string>> => readBuildFiles(outDir, '.html');

/**
 * Runs a build step and logs its duration.
 *
 * @param describe formats the result for the log
 */
export async function logDuration<T>(
  name: string,
  run: () => T | Promise<T>,
  describe: (made: T) => string,
): Promise<T> {
  const started = performance.now();
  const made = await run();
  console.log(`[build] ${name}: ${describe(made)} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return made;
}
