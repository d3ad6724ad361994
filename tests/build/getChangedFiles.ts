import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

function readFiles(folder: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const paths = files.map(({parentPath, name}) => join(parentPath, name));
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path)]));
}

/** Returns the files that only exist in one of two folders, and those with different content. */
export function getChangedFiles(first: string, second: string): string[] {
  const [one, other] = [readFiles(first), readFiles(second)];
  const isSame = (file: string): boolean => other.get(file)?.equals(one.get(file) ?? Buffer.from('none')) ?? false;
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => !isSame(file)).sort();
}
