/**
 * `tsx tools/authors/changedPages.ts [--preview https://…]`: a list of the pages that a branch changes, as Markdown for
 * a comment on its pull request. With the address of a preview, each page links to it.
 */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {BASE_URL} from '../../src/config/addresses';
import {routeOfSource} from '../../src/markdown/front-matter';
import {listChangedFiles} from '../listPages';

/** A comment that is read; the rest is counted. */
const SHOWN = 40;

/** The list for some changed files; `preview` is the origin of a preview, or null. */
export function describeChanges(
  files: readonly string[],
  isFile: (path: string) => boolean,
  preview: string | null,
): string {
  const pages = files.flatMap((file) => {
    const route = routeOfSource(file);
    return route === null ? [] : {file, route, isThere: isFile(file)};
  });
  const rest = files.length - pages.length;
  const others = rest > 0 ? `\n\n${rest} other ${rest === 1 ? 'file changes' : 'files change'} too.` : '';
  if (pages.length === 0) return `This changes no page.${others}\n`;
  const rows = pages.slice(0, SHOWN).map(({file, route, isThere}) => {
    const address = BASE_URL + route.slice(1);
    const shown = preview && isThere ? `[${route}](${preview}${address})` : `\`${route}\``;
    return `| ${shown} | ${isThere ? `\`${file}\`` : 'moved or removed'} |`;
  });
  const more = pages.length > SHOWN ? `\n\nAnd ${pages.length - SHOWN} more pages.` : '';
  return `| Page | Source |\n| --- | --- |\n${rows.join('\n')}${more}${others}\n`;
}

if (import.meta.filename === process.argv[1]) {
  const {preview} = parseArgs({options: {preview: {type: 'string'}}}).values;
  console.log(describeChanges(listChangedFiles(), existsSync, preview?.replace(/\/$/, '') || null));
}
