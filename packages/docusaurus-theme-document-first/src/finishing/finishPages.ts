import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {closeElements} from './closeElements';
import {linkStyles} from './linkStyles';
import {purgeStyles} from './purgeStyles';
import {renameByContent} from './renameByContent';
import {subsetFonts} from './subsetFonts';
import type {PluginOptions} from '../options';

/** Content of every HTML file of a build, by its path below the build folder. */
async function readPages(outDir: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')));
  return new Map(files.map((file, at) => [file.replaceAll('\\', '/'), texts[at] ?? '']));
}

/** Makes the style sheets and fonts of a build lighter, completes each page, and links its sheets. */
export async function finishPages(
  outDir: string,
  {unusedClasses}: Pick<PluginOptions, 'unusedClasses'>,
): Promise<void> {
  const files = await readPages(outDir);
  const pages = [...files.values()];
  await Promise.all([purgeStyles(outDir, pages, unusedClasses), subsetFonts(outDir, pages)]);
  const closed = new Map([...files].map(([file, html]) => [file, closeElements(html)]));
  const finished = await renameByContent(outDir, closed);
  await Promise.all([...finished].map(([file, html]) => writeFile(join(outDir, file), html)));
  await linkStyles(outDir, finished);
}
