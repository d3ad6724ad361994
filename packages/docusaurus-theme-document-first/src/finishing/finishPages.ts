import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {PluginOptions} from '../options';
import {closeElements} from './closeElements';
import {linkStyles} from './linkStyles';
import {purgeStyles} from './purgeStyles';
import {renameByContent} from './renameByContent';
import {subsetFonts} from './subsetFonts';
import {APPLICATION_FILE, takeOutScripts} from './waitingScripts';

/** What finishing needs to know of a build. */
export type FinishedBuild = {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly unusedClasses: PluginOptions['unusedClasses'];
  /** The site's second script, below the base path. */
  readonly pageTools: string | undefined;
};

/** Content of every HTML file of a build, by its path below the build folder. */
async function readPages(outDir: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')));
  return new Map(files.map((file, at) => [file.replaceAll('\\', '/'), texts[at] ?? '']));
}

/**
 * Makes pages documents: the scripts of the application wait, each page links the sheets of what it shows, and style
 * sheets and fonts lose what no page uses.
 */
export async function finishPages({outDir, baseUrl, unusedClasses, pageTools}: FinishedBuild): Promise<void> {
  const {pages: files, application} = takeOutScripts(await readPages(outDir), baseUrl);
  const pages = [...files.values()];
  await Promise.all([purgeStyles(outDir, pages, unusedClasses), subsetFonts(outDir, pages)]);
  const closed = new Map([...files].map(([file, html]) => [file, closeElements(html)]));
  const linked = await linkStyles(outDir, await renameByContent(outDir, closed));
  await Promise.all([...linked].map(([file, html]) => writeFile(join(outDir, file), html)));
  await writeFile(join(outDir, APPLICATION_FILE), JSON.stringify({...application, ...(pageTools && {pageTools})}));
}
