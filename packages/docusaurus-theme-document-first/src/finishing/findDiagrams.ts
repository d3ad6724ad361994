import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {listOwnScripts} from './waitingScripts';

/** How a page of Markdown shows a fence of Mermaid, whose drawing is made in the browser. */
const DIAGRAM = /\.mermaid,\{/;

/**
 * Finds pages with diagrams that the browser draws: they are content, and readers wait for them without touching them.
 *
 * @param outDir the finished build
 * @param pages HTML of all pages by file
 * @returns the files of these pages
 */
export async function findDiagrams(outDir: string, pages: ReadonlyMap<string, string>): Promise<ReadonlySet<string>> {
  const scripts = new Map([...pages].map(([file, html]) => [file, listOwnScripts(html)]));
  const names = [...new Set([...scripts.values()].flat())];
  const found = await Promise.all(
    names.map(async (name) => {
      const script = await readFile(join(outDir, 'assets/js', `${name}.js`), 'utf8').catch(() => '');
      return DIAGRAM.test(script) ? [name] : [];
    }),
  );
  const drawing = new Set(found.flat());
  return new Set([...scripts].filter(([, own]) => own.some((name) => drawing.has(name))).map(([file]) => file));
}
