/** What the theme adds to a build: two scripts without React, two sheets that only some readers load, and their tags. */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {HtmlTagObject} from '@docusaurus/types';
import {transform} from 'esbuild';
import {ERROR_PREFIX, type LoadAhead, type PluginOptions} from '../options';
import type {BrowserSettings} from '../settings';
import {bundleScript, type ScriptSettings} from './bundleScript';
import {getThemeFile} from './replacedModules';

/** A file of the build whose name tells its content: its path below the build folder, and its text. */
export type HashedFile = {readonly file: string; readonly text: string};

/** Gives a text a file: `assets/js/document.1a2b3c4d.js`. */
export function toHashedFile(folder: string, name: string, extension: string, text: string): HashedFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {file: `${folder}/${name}.${hash}.${extension}`, text};
}

/** Modules may be named without their extension. */
const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts', '/index.js'];

/**
 * Sees whether the files that options name are there.
 *
 * @throws for one that is not, because the bundler would name a file that nobody has written
 */
export function assertFilesExist(siteDir: string, {documentModules, pageTools, printStyles}: PluginOptions): void {
  const named = {documentModules, 'pageTools.module': pageTools ? [pageTools.module] : [], printStyles};
  const isThere = (file: string): boolean =>
    EXTENSIONS.some((extension) => existsSync(resolve(siteDir, file + extension)));
  for (const [setting, files] of Object.entries(named)) {
    const missing = files.find((file) => !isThere(file));
    if (missing !== undefined)
      throw new Error(`${ERROR_PREFIX} "${setting}" names ${missing}, and ${resolve(siteDir, missing)} does not exist`);
  }
}

/** The scripts without React: the document script, which every page runs, the module of menu and sidebars, and the site's second script, which wait. */
export type Scripts = {
  readonly document: HashedFile;
  readonly navigation: HashedFile;
  readonly pageTools: HashedFile | null;
  /** What the HTML of every page has: it speaks where the document script cannot. */
  readonly failure: string;
};

const DOCUMENT = getThemeFile('document/index.ts');
const HIDE_NAVBAR = getThemeFile('document/hideNavbar.ts');
const FAILURE = getThemeFile('document/showScriptFailure.ts');
const NAVIGATION = getThemeFile('theme/Navbar/MobileSidebar/attachNavigation.ts');
const FOLDER = 'assets/js';

/** Bundles the scripts in the language of the pages, the document script with the modules of the site. */
export async function buildScripts(
  siteDir: string,
  {documentModules, pageTools}: PluginOptions,
  settings: BrowserSettings,
  {translations, hidesNavbar}: {readonly translations: Readonly<Record<string, string>>; readonly hidesNavbar: boolean},
): Promise<Scripts> {
  const bundle = async (name: string, entries: readonly string[], given?: ScriptSettings): Promise<HashedFile> =>
    toHashedFile(FOLDER, name, 'js', await bundleScript(entries, {translations, settings, ...given}));
  const tools = pageTools && (await bundle('page-tools', [join(siteDir, pageTools.module)], {isCalled: true}));
  const modules = documentModules.map((module) => resolve(siteDir, module));
  return {
    document: await bundle('document', [DOCUMENT, ...(hidesNavbar ? [HIDE_NAVBAR] : []), ...modules], {
      settings: {...settings, toolsModule: tools ? settings.baseUrl + tools.file : ''},
    }),
    navigation: await bundle('navigation', [NAVIGATION], {isModule: true}),
    failure: await bundleScript([FAILURE], {translations, settings}),
    pageTools: tools,
  };
}

/** The tags of the document script in the head of every page, and of what speaks where it does not come. */
export function createDocumentScriptTags(baseUrl: string, {document, failure}: Scripts): HtmlTagObject[] {
  return [
    {tagName: 'script', attributes: {src: baseUrl + document.file, defer: true}},
    {tagName: 'script', innerHTML: failure.trim()},
  ];
}

/** What `document/allowLoadingAhead.ts` sets on the root element. */
const LOAD_AHEAD = ':root[data-load-ahead]';

/**
 * The speculation rules of every page: once the pointer rests on a link to a page of this site, or presses it, the
 * browser renders that page ahead, or only fetches its HTML where it does not render ahead. Links to files are left out.
 * For a reader with a mouse whose line is not slow (`document/allowLoadingAhead.ts`) the HTML is fetched as soon as the
 * pointer reaches a link, and that of the next page once the page is quiet. On a phone, `eager` would fetch what is seen.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function createLoadAheadTags(baseUrl: string, loadAhead: LoadAhead): HtmlTagObject[] {
  if (loadAhead === 'none') return [];
  const conditions = [
    {href_matches: `${baseUrl}*`},
    {not: {href_matches: `${baseUrl}*.:extension([a-z]\\w*)`}},
    {not: {selector_matches: '[target=_blank], [download], [rel~=nofollow]'}},
  ];
  const createRule = (eagerness: string, selector?: string): object => ({
    where: {and: [...conditions, ...(selector === undefined ? [] : [{selector_matches: selector}])]},
    eagerness,
  });
  const prefetch = [
    createRule('moderate'),
    createRule('eager', `${LOAD_AHEAD} a`),
    createRule('immediate', `${LOAD_AHEAD} :is(.pagination-nav__link--next, a[rel=next])`),
  ];
  const innerHTML = JSON.stringify({prefetch, ...(loadAhead === 'prerender' && {prerender: [createRule('moderate')]})});
  return [{tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML}];
}

/** The sheets that only some readers need: for print, and for browsers without script. */
export type ConditionalSheets = {readonly print: HashedFile; readonly noScript: HashedFile};

/** Rules for every page without script. */
const NO_SCRIPT = fileURLToPath(new URL('./noScript.css', import.meta.url));

/** Prints folded parts open. https://caniuse.com/mdn-css_selectors_details-content */
const PRINT = 'details::details-content {display: block; block-size: auto; content-visibility: visible}';

async function toSheet(name: string, source: string): Promise<HashedFile> {
  const {code} = await transform(source, {loader: 'css', minify: true});
  return toHashedFile('assets/styles', name, 'css', code);
}

/** Builds the style sheets as separate files, so that only readers who need them load them. */
export async function buildConditionalSheets(siteDir: string, print: readonly string[]): Promise<ConditionalSheets> {
  const sheets = await Promise.all(print.map((file) => readFile(resolve(siteDir, file), 'utf8')));
  return {
    print: await toSheet('print', [PRINT, ...sheets].join('')),
    noScript: await toSheet('no-script', await readFile(NO_SCRIPT, 'utf8')),
  };
}

/**
 * Creates the links to the style sheets. They go at the start of the body, because their rules have to follow the main
 * sheet.
 */
export function createStyleSheetTags(baseUrl: string, {print, noScript}: ConditionalSheets): HtmlTagObject[] {
  return [
    {tagName: 'link', attributes: {rel: 'stylesheet', media: 'print', href: baseUrl + print.file}},
    {
      tagName: 'noscript',
      attributes: {'data-sheet': true},
      innerHTML: `<link rel="stylesheet" href="${baseUrl}${noScript.file}">`,
    },
  ];
}
