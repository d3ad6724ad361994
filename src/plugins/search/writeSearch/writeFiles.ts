import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/** Writes files below a folder. */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await Promise.all(
    [...files].map(async ([name, content]) => {
      const path = join(folder, name);
      await mkdir(dirname(path), {recursive: true});
      await writeFile(path, content);
    }),
  );
}
