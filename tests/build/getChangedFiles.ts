import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

function readFiles(folder: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const paths = files.map(({parentPath, name}) => join(parentPath, name));
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path)]));
}

/** The files that one of two folders has alone, and those whose bytes are not the same. */
export function getChangedFiles(first: string, second: string): string[] {
  const [one, other] = [readFiles(first), readFiles(second)];
  const isSame = (file: string): boolean => other.get(file)?.equals(one.get(file) ?? Buffer.from('none')) ?? false;
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => !isSame(file)).sort();
}
