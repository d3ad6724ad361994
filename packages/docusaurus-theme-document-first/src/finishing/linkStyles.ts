import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {MAIN_SHEET, STYLES} from './purgeStyles';

const MAIN_LINK = /<link rel="?stylesheet"? href="?([^\s">]*\/)styles\.[^\s">]*\.css"? ?\/?>/;

/** A sheet of a component (`build/componentStyles.ts`) with the classes it has rules for. */
export type ComponentSheet = {readonly name: string; readonly classes: ReadonlySet<string>};

/** A class of a CSS module as Docusaurus names it, `caption_aB3x`; other names are of the site or of the theme. */
const MODULE_CLASS = /\.([A-Za-z][\w-]*(?<!_)_[\w-]{4})(?![\w-])/g;

/** Lists the classes of modules that a style sheet has rules for. */
export function listModuleClasses(css: string): string[] {
  return [...css.matchAll(MODULE_CLASS)].map(([, name = '']) => name);
}

/** Adds to a page, after the link of the main sheet, links to the sheets that have rules for classes of the page. */
export function linkSheets(html: string, sheets: readonly ComponentSheet[]): string {
  const values = [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
  const classes = new Set(values.flatMap((value) => value.split(/\s+/)));
  const needed = sheets.filter((sheet) => [...sheet.classes].some((name) => classes.has(name)));
  return html.replace(
    MAIN_LINK,
    (link, folder: string) => link + needed.map(({name}) => `<link rel=stylesheet href=${folder}${name}>`).join(''),
  );
}

/**
 * Links the sheets of components from the pages that show them. Docusaurus links only those of the entry script, and
 * the bundle loads the others after it has started, which is too late for a page that reads without it.
 *
 * @param outDir the finished build
 * @param pages HTML of all pages by file
 * @returns the pages with their links
 */
export async function linkStyles(
  outDir: string,
  pages: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(join(outDir, STYLES))).filter((name) => name.endsWith('.css') && !MAIN_SHEET.test(name));
  const sheets = await Promise.all(
    names.map(async (name) => ({
      name,
      classes: new Set(listModuleClasses(await readFile(join(outDir, STYLES, name), 'utf8'))),
    })),
  );
  return new Map([...pages].map(([file, html]) => [file, linkSheets(html, sheets)]));
}
