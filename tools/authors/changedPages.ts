/**
 * `tsx tools/authors/changedPages.ts [--preview https://…]`: lists the pages that a branch changes as Markdown, for the
 * summary of its checks. With the URL of a preview, each page links to it. `--routes` only prints their routes.
 */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {BASE_URL} from '../../src/config/addresses';
import {getRoute} from '../../src/config/getRoute';
import {getChangedFiles} from '../getPageFiles';

/** Creates the list for changed files. `preview` is the origin of a preview, or null. */
export function formatChangedPages(
  files: readonly string[],
  isFile: (path: string) => boolean,
  preview: string | null,
): string {
  const rows = files.flatMap((file) => {
    const route = getRoute(file);
    if (route === null) return [];
    if (!isFile(file)) return `| \`${route}\` | moved or removed |\n`;
    const shown = preview ? `[${route}](${preview}${BASE_URL}${route.slice(1)})` : `\`${route}\``;
    return `| ${shown} | \`${file}\` |\n`;
  });
  return rows.length === 0 ? 'This changes no page.\n' : `| Page | Source |\n| --- | --- |\n${rows.join('')}`;
}

if (import.meta.filename === process.argv[1]) {
  const {preview, routes} = parseArgs({options: {preview: {type: 'string'}, routes: {type: 'boolean'}}}).values;
  if (routes)
    console.log(
      getChangedFiles()
        .flatMap((file) => getRoute(file) ?? [])
        .join('\n'),
    );
  else console.log(formatChangedPages(getChangedFiles(), existsSync, preview?.replace(/\/$/, '') || null));
}
