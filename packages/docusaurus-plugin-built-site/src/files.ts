import {randomUUID} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {dirname, join, relative} from 'node:path';

/** Files to write: path below the build folder, and content. */
export type Files = ReadonlyMap<string, string>;

/** How the name of a file ends that is not whole yet. */
export const INCOMPLETE = '.incomplete';

/** Writes a file that has its name only once it is whole, whatever interrupts or also writes it. */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const incomplete = `${path}.${randomUUID()}${INCOMPLETE}`;
  try {
    await writeFile(incomplete, content);
    await rename(incomplete, path);
  } catch (error) {
    await rm(incomplete, {force: true});
    throw error;
  }
}

/** Writes files below a folder. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  await Promise.all(
    [...files].map(async ([name, content]) => {
      const path = join(folder, name);
      await mkdir(dirname(path), {recursive: true});
      await writeWhole(path, content);
    }),
  );
}

/**
 * Puts a page whose address is a file name into its place: with `trailingSlash`, the core writes `x.html/index.html`.
 *
 * @param path address of the page below the base path
 */
export async function moveHtmlPage(outDir: string, path: string): Promise<void> {
  const folder = join(outDir, path);
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (html === null) return;
  const waiting = `${folder}.moving`;
  await rename(join(folder, 'index.html'), waiting);
  await rm(folder, {recursive: true});
  await mkdir(dirname(folder), {recursive: true});
  await rename(waiting, folder);
}

/** The files below a folder, by their path in it; a folder can have a name such as `api.html` too. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => relative(folder, join(parentPath, name)));
}

/** Reads the files of a build that end in `extension`: path below its folder, and content. */
export async function readBuildFiles(outDir: string, extension: string): Promise<ReadonlyMap<string, string>> {
  const files = (await listFiles(outDir)).filter((file) => file.endsWith(extension)).sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.replaceAll('\\', '/'), await readFile(join(outDir, file), 'utf8')] as const),
    ),
  );
}

/** Reads every HTML file of a build: path below its folder, and content. */
export const readHtmlFiles = (outDir: string): Promise<ReadonlyMap<string, string>> => readBuildFiles(outDir, '.html');

/** How long a step may be silent. */
const SILENCE_MS = 2000;

/** Prints how far a step is, at most every two seconds: for steps that take longer than a reader waits in silence. */
export function sayProgress(name: string, now: () => number = () => performance.now()) {
  let last = now();
  return (done: number, all: number): void => {
    if (now() - last < SILENCE_MS || done === all) return;
    last = now();
    console.log(`[build] ${name}: ${done} of ${all} files`);
  };
}

/**
 * Runs one part of the build and prints how long it took, in one line.
 *
 * @param describe what the part made, for the line
 */
export async function measureStep<T>(
  name: string,
  run: () => T | Promise<T>,
  describe: (made: T) => string,
): Promise<T> {
  const started = performance.now();
  const made = await run();
  console.log(`[build] ${name}: ${describe(made)} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return made;
}
