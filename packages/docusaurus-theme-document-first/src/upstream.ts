import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

/** A file of Docusaurus that a part was made from: its path in its package, the hash of its content, and the part. */
export type UpstreamFile = readonly [file: string, hash: string, part: string];

const HASH_LENGTH = 12;

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, HASH_LENGTH);

/** Folder of an installed package, which `exports` may hide. */
function findPackage(name: string, from: string): string {
  const require = createRequire(join(from, 'index.js'));
  const folder = (require.resolve.paths(name) ?? []).map((path) => join(path, name)).find(existsSync);
  return folder ?? dirname(require.resolve(`${name}/package.json`));
}

/**
 * Compares files of a package with those that parts were made from. After an update of Docusaurus, each file that is
 * named has to be read again, and the part that follows it changed where it matters; then its new hash takes
 * the place of the old one.
 *
 * @param from folder from which the package is found
 * @returns one line for each file that has changed
 */
export function listChangedFiles(name: string, files: readonly UpstreamFile[], from: string): string[] {
  const folder = findPackage(name, from);
  return files.flatMap(([file, hash, part]) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [`${name}/${file} is gone: find what took its place, and change ${part}`];
    const found = hashOf(path);
    if (found === hash) return [];
    return [
      `${name}/${file} has changed: read it again, change ${part} where it matters, then replace the hash ${hash} with ${found}`,
    ];
  });
}
