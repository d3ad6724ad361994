import {existsSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';

const ROOTS = ['docs', 'versioned_docs'];

/**
 * The pages below the given files and folders, or all.
 *
 * @throws when there is no such file or folder, or no page in it
 */
export function listPages(targets: readonly string[] = []): string[] {
  return (targets.length > 0 ? targets : ROOTS).flatMap((target) => {
    if (!existsSync(target)) throw new Error(`there is no "${target}"; name a page or a folder, such as docs/limits`);
    if (statSync(target).isFile()) return [target];
    const pages = readdirSync(target, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => join(target, name));
    if (pages.length === 0) throw new Error(`there is no page in "${target}"`);
    return pages.sort();
  });
}
