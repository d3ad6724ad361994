import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/** Writes a file and the folders above it. */
export function writeFileWithFolder(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
}
