import {existsSync, readdirSync, statSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';

/** The folders that hold pages, from the root of the project. */
export const PAGE_FOLDERS = ['docs', 'versioned_docs'] as const;

function listPages(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => join(path, name));
}

/** The pages under the given files or folders, or all pages, as paths from the root. */
export function findPages(root: string, targets: readonly string[]): string[] {
  const wanted = targets.length > 0 ? targets : PAGE_FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const pages = wanted.flatMap((target) => {
    const path = resolve(root, target);
    if (!existsSync(path))
      throw new Error(`No page or folder "${target}". Give a path such as docs/code or docs/code/index.mdx.`);
    return listPages(path);
  });
  return [...new Set(pages.map((path) => relative(root, path)))].sort();
}
