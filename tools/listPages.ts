import {existsSync, readdirSync, statSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';

const FOLDERS = ['docs', 'versioned_docs'];

/**
 * The pages in the given files and folders, or all, as paths from the root of the project.
 *
 * @throws when there is no such file or folder, or no page in it
 */
export function listPages(targets: readonly string[] = [], root = '.'): string[] {
  const wanted = targets.length > 0 ? targets : FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const pages = wanted.flatMap((target) => {
    const path = resolve(root, target);
    if (!existsSync(path)) throw new Error(`there is no "${target}"; name a page or a folder, such as docs/limits`);
    if (statSync(path).isFile()) return [path];
    const found = readdirSync(path, {recursive: true, encoding: 'utf8'}).filter((name) => /\.mdx?$/.test(name));
    if (found.length === 0) throw new Error(`there is no page in "${target}"`);
    return found.map((name) => join(path, name));
  });
  return [...new Set(pages.map((path) => relative(root, path)))].sort();
}
