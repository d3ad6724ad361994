import {applyEdits, type Edit} from 'docusaurus-plugin-built-site/html';
import type {HtmlFiles, Transformed} from 'docusaurus-plugin-built-site/pages';
import {toBarePath} from '../build/pageModes';
import type {HydrateMode, PluginOptions} from '../options';
import {renameByContent, replaceNames} from './assets';
import {getEndTagEdits} from './getEndTagEdits';
import {APPLICATION_FILE, deferScripts} from './deferScripts';
import {getPreloadEdits, getFontNames, createFontSubsets} from './fonts';
import {FONTS, findPageParts, type Bundle, type PageParts} from './findPageParts';
import {extractSidebars} from './sidebars';
import {getStyleSheetEdits, purgeStyles, readComponentSheets, STYLES} from './styles';

type UnfinishedBuild = {
  readonly outDir: string;
  readonly bundle: Bundle;
  readonly options: Pick<PluginOptions, 'unusedClasses' | 'unusedStyles' | 'subsetFonts' | 'preloadFonts'>;
  /** Returns the hydration mode of a page, by its address (`toBarePath`). */
  readonly getMode: (path: string) => HydrateMode;
};

/** Renames files by the hash of their new contents. Returns the new files, and the new names by the old ones. */
function renameFilesByContent<Content extends string | Buffer>(folder: string, contents: ReadonlyMap<string, Content>) {
  const names = new Map([...contents].map(([name, content]) => [name, renameByContent(name, content)]));
  const files = [...contents].map(([name, content]) => [`${folder}/${names.get(name)}`, content] as const);
  const removed = [...names].filter(([name, renamed]) => name !== renamed).map(([name]) => `${folder}/${name}`);
  return {names, files, removed};
}

/**
 * Turns pages into documents: defers the scripts of the application, links only the style sheets that a page uses, and
 * removes what no page uses from style sheets and fonts. HTML files without the document script don't belong to this
 * theme, so they stay unchanged.
 *
 * @param all HTML files of the build, by their path below its folder
 */
export async function finishPages(
  all: HtmlFiles,
  {outDir, bundle, options, getMode}: UnfinishedBuild,
): Promise<Transformed> {
  const parsed = new Map([...all].map(([file, html]) => [file, findPageParts(html, bundle)]));
  const pages = new Map([...parsed].filter(([, {documentTag}]) => documentTag));
  const sidebars = extractSidebars(pages);
  const scripts = deferScripts(pages, (file) => getMode(toBarePath(file)));
  const getEdits = (file: string): Edit[] => [...(scripts.edits.get(file) ?? []), ...(sidebars.edits.get(file) ?? [])];
  const shown = [...parsed].map(([file, {html}]) => applyEdits(html, getEdits(file)));
  const fonts = renameFilesByContent(
    FONTS,
    options.subsetFonts ? await createFontSubsets(outDir, shown) : new Map<string, Buffer>(),
  );
  const purged = await purgeStyles(outDir, shown, options);
  const styles = renameFilesByContent(
    STYLES,
    new Map([...purged].map(([name, css]) => [name, replaceNames(css, fonts.names)])),
  );
  const sheets = await readComponentSheets(outDir);
  const fontNames = (await getFontNames(outDir)).map((name) => fonts.names.get(name) ?? name);
  const finishPage = ([file, page]: readonly [string, PageParts]) => {
    const edits = [
      ...getEdits(file),
      ...getStyleSheetEdits(page, sheets, bundle.baseUrl, styles.names),
      ...getPreloadEdits(page, options.preloadFonts, fontNames, bundle.baseUrl),
      ...page.fonts.map(({start, end}) => ({start, end, text: replaceNames(page.html.slice(start, end), fonts.names)})),
      ...getEndTagEdits(page),
    ];
    return [file, applyEdits(page.html, edits)] as const;
  };
  return {
    pages: new Map([...pages].map(finishPage)),
    files: new Map<string, string | Buffer>([
      ...fonts.files,
      ...styles.files,
      ...sidebars.files.map(({file, text}) => [file, text] as const),
      [APPLICATION_FILE, JSON.stringify(scripts.application)],
    ]),
    removed: [...fonts.removed, ...styles.removed],
  };
}
