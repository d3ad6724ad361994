import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {HydrateMode, PluginOptions} from '../options';
import {toPagePath} from '../hydration/readPageModes';
import {closeElements} from './closeElements';
import {findDiagrams} from './findDiagrams';
import {linkStyles} from './linkStyles';
import {purgeStyles} from './purgeStyles';
import {renameByContent} from './renameByContent';
import {subsetFonts} from './subsetFonts';
import {APPLICATION_FILE, isDocument, takeOutScripts} from './waitingScripts';

/** What finishing needs to know of a build. */
export type FinishedBuild = {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly options: Pick<PluginOptions, 'unusedClasses' | 'unusedStyles' | 'headingFonts'>;
  /** When the application of a page starts, by its address (`toPagePath`). */
  readonly modes: ReadonlyMap<string, HydrateMode>;
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
 * sheets and fonts lose what no page uses. Files without the document script are of somebody else, and stay as they are.
 */
export async function finishPages({outDir, baseUrl, options, modes, pageTools}: FinishedBuild): Promise<void> {
  const all = await readPages(outDir);
  const documents = new Map([...all].filter(([, html]) => isDocument(html)));
  const withDiagrams = await findDiagrams(outDir, documents);
  const modeOf = (file: string): HydrateMode =>
    withDiagrams.has(file) ? 'load' : (modes.get(toPagePath(file)) ?? 'load');
  const {pages: files, application} = takeOutScripts(documents, baseUrl, modeOf);
  const pages = [...new Map([...all, ...files]).values()];
  await Promise.all([purgeStyles(outDir, pages, options), options.headingFonts && subsetFonts(outDir, pages)]);
  const closed = new Map([...files].map(([file, html]) => [file, closeElements(html)]));
  const linked = await linkStyles(outDir, await renameByContent(outDir, closed, options.headingFonts));
  await Promise.all([...linked].map(([file, html]) => writeFile(join(outDir, file), html)));
  await writeFile(join(outDir, APPLICATION_FILE), JSON.stringify({...application, ...(pageTools && {pageTools})}));
}
