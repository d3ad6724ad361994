/** Extra files of a build and their tags: scripts without React, and style sheets that only some readers load. */
import {createHash} from 'node:crypto';
import {existsSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {HtmlTagObject} from '@docusaurus/types';
import {transform} from 'esbuild';
import {ERROR_PREFIX, type SpeculationMode, type PluginOptions} from '../options';
import type {BrowserSettings} from '../settings';
import {bundleScript, type ScriptSettings} from './bundleScript';
import {getThemeFile} from './replacedModules';

/** A file of the build with a content hash in its name: its path below the build folder, and its text. */
export type HashedFile = {readonly file: string; readonly text: string};

/** Returns a file with a content hash in its name: `assets/js/document.1a2b3c4d.js`. */
export function createHashedFile(folder: string, name: string, extension: string, text: string): HashedFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {file: `${folder}/${name}.${hash}.${extension}`, text};
}

/** Modules may be named without their extension. */
const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts', '/index.js'];

/**
 * Checks that the files in the options exist.
 *
 * @throws if one doesn't exist: the bundler's error would only mention a generated file
 */
export function assertFilesExist(siteDir: string, options: PluginOptions): void {
  const {documentModules, pageTools, printStyles, componentFolders} = options;
  const getStats = (file: string) => statSync(resolve(siteDir, file), {throwIfNoEntry: false});
  const isModule = (file: string): boolean => EXTENSIONS.some((extension) => getStats(file + extension)?.isFile());
  const isSheet = (file: string): boolean => file.endsWith('.css') && (getStats(file)?.isFile() ?? false);
  const isFolder = (folder: string): boolean => getStats(folder)?.isDirectory() ?? false;
  const tools = pageTools ? [pageTools.module] : [];
  const named = [
    ['documentModules', documentModules, isModule, 'a module'],
    ['pageTools.module', tools, isModule, 'a module'],
    ['printStyles', printStyles, isSheet, 'a .css file'],
    ['componentFolders', componentFolders, isFolder, 'a folder'],
  ] as const;
  for (const [setting, files, isRight, allowed] of named) {
    const wrong = files.find((file) => !isRight(file));
    if (wrong === undefined) continue;
    const path = resolve(siteDir, wrong);
    const problem = existsSync(path) ? `is not ${allowed}` : 'does not exist';
    throw new Error(`${ERROR_PREFIX} "${setting}" names ${wrong}, and ${path} ${problem}`);
  }
}

/** The scripts without React: the document script of every page, and those that are loaded on demand. */
export type Scripts = {
  readonly document: HashedFile;
  readonly navigation: HashedFile;
  readonly pageTools: HashedFile | null;
  /** Inline script of every page that shows a message if the document script fails to load. */
  readonly failure: string;
};

const DOCUMENT = getThemeFile('document/index.ts');
const HIDE_NAVBAR = getThemeFile('document/hideNavbar.ts');
const FAILURE = getThemeFile('document/showScriptFailure.ts');
const NAVIGATION = getThemeFile('theme/Navbar/MobileSidebar/attachNavigation.ts');
const FOLDER = 'assets/js';

/** Bundles the scripts for a locale. The document script includes the modules of the site. */
export async function buildScripts(
  siteDir: string,
  {documentModules, pageTools}: PluginOptions,
  settings: BrowserSettings,
  {translations, hidesNavbar}: {readonly translations: Readonly<Record<string, string>>; readonly hidesNavbar: boolean},
): Promise<Scripts> {
  const bundle = async (name: string, entries: readonly string[], given?: ScriptSettings): Promise<HashedFile> =>
    createHashedFile(
      FOLDER,
      name,
      'js',
      await bundleScript(entries, {translations, settings, isWithoutReact: true, ...given}),
    );
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

/** Creates the head tags of every page: the document script, and an inline script in case it doesn't load. */
export function createDocumentScriptTags(baseUrl: string, {document, failure}: Scripts): HtmlTagObject[] {
  return [
    {tagName: 'script', attributes: {src: baseUrl + document.file, defer: true}},
    {tagName: 'script', innerHTML: failure.trim()},
  ];
}

/** Selector of the attribute that `document/enablePrefetch.ts` sets on the root element. */
const ENABLED = ':root[data-prefetch-links]';

/**
 * Creates the speculation rules of every page. When the reader hovers over a link to a page of this site for a moment,
 * or presses it, the browser prerenders the page, or prefetches its HTML if it can't prerender. Links to files are
 * excluded. On a fast connection with a mouse (`document/enablePrefetch.ts`), it prefetches the HTML on hover, and
 * that of the next page when the page is idle. On a phone, `eager` would prefetch all links in the viewport.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function createSpeculationRules(baseUrl: string, mode: SpeculationMode): HtmlTagObject[] {
  if (mode === 'none') return [];
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
    createRule('eager', `${ENABLED} a`),
    createRule('immediate', `${ENABLED} :is(.pagination-nav__link--next, a[rel=next])`),
  ];
  const innerHTML = JSON.stringify({prefetch, ...(mode === 'prerender' && {prerender: [createRule('moderate')]})});
  return [{tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML}];
}

/** Style sheets that only some readers load: for print, and for browsers without JavaScript. */
export type ConditionalSheets = {readonly print: HashedFile; readonly noScript: HashedFile};

const NO_SCRIPT = fileURLToPath(new URL('./noScript.css', import.meta.url));

/** Expands `<details>` in print. https://caniuse.com/mdn-css_selectors_details-content */
const PRINT = 'details::details-content {display: block; block-size: auto; content-visibility: visible}';

async function createHashedSheet(name: string, source: string): Promise<HashedFile> {
  const {code} = await transform(source, {loader: 'css', minify: true});
  return createHashedFile('assets/styles', name, 'css', code);
}

/** Builds the style sheets as separate files, so that only readers who need them load them. */
export async function buildConditionalSheets(siteDir: string, print: readonly string[]): Promise<ConditionalSheets> {
  const sheets = await Promise.all(print.map((file) => readFile(resolve(siteDir, file), 'utf8')));
  return {
    print: await createHashedSheet('print', [PRINT, ...sheets].join('')),
    noScript: await createHashedSheet('no-script', await readFile(NO_SCRIPT, 'utf8')),
  };
}

/** Creates the links to the style sheets, in the body because their rules must follow the main sheet. */
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
