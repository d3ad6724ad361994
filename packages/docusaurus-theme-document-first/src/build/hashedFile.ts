import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/** A file of the build whose name tells its content: its path below the build folder, and its text. */
export type HashedFile = {readonly file: string; readonly text: string};

/** Gives a text a file: `assets/js/document.1a2b3c4d.js`. */
export function toHashedFile(folder: string, name: string, extension: string, text: string): HashedFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {file: `${folder}/${name}.${hash}.${extension}`, text};
}

/** Writes files below the build folder. */
export async function writeHashedFiles(outDir: string, files: readonly HashedFile[]): Promise<void> {
  for (const {file, text} of files) {
    await mkdir(dirname(join(outDir, file)), {recursive: true});
    await writeFile(join(outDir, file), text);
  }
}
