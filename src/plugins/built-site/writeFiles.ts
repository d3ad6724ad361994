import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/** Files to write: path below a folder, and content. */
export type Files = ReadonlyMap<string, string>;

/** Writes files below a folder. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  await Promise.all(
    [...files].map(async ([name, content]) => {
      const path = join(folder, name);
      await mkdir(dirname(path), {recursive: true});
      await writeFile(path, content);
    }),
  );
}
