import {readdir, readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import postcss, {type Declaration} from 'postcss';
import {PurgeCSS} from 'purgecss';
import type {Edit} from 'docusaurus-plugin-built-site/html';
import type {PluginOptions} from '../options';
import type {PageParts} from './parsePage';

/** Selectors of the root element in the sheets of the theme. */
const ROOT = /^(?:html|:root)?(?:\[data-theme=['"]?\w+['"]?\])?(?::root)?$/;

/** The at-rules around a declaration: `layer`, `media` and so on. */
function getAtRules({parent}: Declaration): string[] {
  const names: string[] = [];
  for (let node = parent?.parent; node && node.type !== 'root'; node = node.parent) {
    if (node.type === 'atrule' && 'name' in node) names.push(String(node.name));
  }
  return names;
}

const getSelectors = ({parent}: Declaration): string[] => (parent && 'selectors' in parent ? parent.selectors : []);

/**
 * Takes custom properties of the root element out of the layers of the theme if the site sets them for `:root` without
 * a layer, in which case the site's value applies: https://www.w3.org/TR/css-cascade-5/#cascade-layering.
 */
export function removeOverriddenVariables(css: string): string {
  const root = postcss.parse(css);
  const own = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    if (getSelectors(declaration).includes(':root') && getAtRules(declaration).length === 0) own.add(declaration.prop);
  });
  root.walkDecls(/^--/, (declaration) => {
    const isOfRoot = getSelectors(declaration).every((selector) => ROOT.test(selector));
    if (own.has(declaration.prop) && isOfRoot && getAtRules(declaration).includes('layer')) declaration.remove();
  });
  return root.toString();
}

const GROUP = /:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/**
 * Puts `*` before each pseudo-class that stands alone in `:is()` or `:where()`, which changes nothing in browsers:
 * PurgeCSS takes it for unused otherwise, and leaves out `:hover` of `a:is(.on, :hover)`.
 */
export function addUniversalSelectors(css: string): string {
  return css.replace(GROUP, (group) => group.replace(/([(,]\s*)(?=:[a-z])/g, '$1*'));
}

/** Where the style sheets of a build are. */
export const STYLES = 'assets/css';
const SCRIPTS = 'assets/js';

/** The sheet of every page; its custom properties are used by those of components too. */
export const MAIN_SHEET = /^styles\..*\.css$/;
const OF_COMPONENTS = /^(?!styles\.).*\.css$/;

/** Reads the files of a folder whose names match. */
async function readFiles(folder: string, names: RegExp): Promise<{readonly name: string; readonly text: string}[]> {
  const found = (await readdir(folder)).filter((name) => names.test(name));
  return Promise.all(found.map(async (name) => ({name, text: await readFile(join(folder, name), 'utf8')})));
}

/** Attributes that a script sets as properties: `dataset.themeChoice` is `data-theme-choice`. */
function getDataAttributes(script: string): string[] {
  const toAttribute = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [...script.matchAll(/\bdataset\.(\w+)/g)].map(([, property = '']) => `data-${toAttribute(property)}`);
}

/** Custom properties that pages and scripts use themselves, as the drawings of diagrams do. */
function getVariables(text: string): string[] {
  return text.match(/--[\w-]+/g) ?? [];
}

/** Names in a text that selectors are made of. */
const getNames = (css: string): string[] => css.match(/[A-Za-z_][\w-]*/g) ?? [];

/** Everything in sheets that is not of Infima, which scripts from elsewhere may put into the page. */
async function getForeignNames(sheets: readonly string[]): Promise<string[]> {
  const folder = dirname(createRequire(import.meta.url).resolve('infima/package.json'));
  const infima = await readFile(join(folder, 'dist/css/default/default.css'), 'utf8');
  const classes = new Set([...infima.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name));
  const names = new Set(sheets.flatMap(getNames));
  return [...names].filter((name) => !classes.has(name));
}

/** What is purged, besides the pages. */
type PurgeOptions = Partial<Pick<PluginOptions, 'unusedStyles' | 'unusedClasses'>>;

/**
 * Removes from the main sheet what no page and no script of the build can show, most of it rules of Infima. What
 * components style is shown with them, and the bundle knows their sheets by the names they have.
 *
 * @param outDir the build, whose files stay as they are
 * @param pages HTML of all pages
 * @param options whose rules may be left out, and classes that are left out although scripts name them
 * @returns the text of each main sheet, by its name
 */
export async function purgeStyles(
  outDir: string,
  pages: readonly string[],
  {unusedStyles = 'infima', unusedClasses = []}: PurgeOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const scripts = await readFiles(join(outDir, SCRIPTS), /\.js$/);
  const sheets = await readFiles(join(outDir, STYLES), OF_COMPONENTS);
  const main = await readFiles(join(outDir, STYLES), MAIN_SHEET);
  const css = main.map(({name, text}) => ({name, raw: addUniversalSelectors(removeOverriddenVariables(text))}));
  const texts = [...pages, ...scripts.map(({text}) => text)];
  const foreign = unusedStyles === 'all' ? [] : await getForeignNames(css.map(({raw}) => raw));
  const ownVariables = foreign.length > 0 ? [/^--(?!ifm-)/] : [];
  const purged = await new PurgeCSS().purge({
    content: texts.map((raw) => ({raw, extension: 'html'})),
    css,
    // Collects every word of pages and scripts, because scripts can insert any of them.
    defaultExtractor: (text) => [...getNames(text), ...getDataAttributes(text)],
    variables: true,
    safelist: {
      standard: foreign,
      variables: [...new Set([...texts, ...sheets.map(({text}) => text)].flatMap(getVariables)), ...ownVariables],
    },
    blocklist: [...unusedClasses],
  });
  return new Map(purged.map(({css: kept}, at) => [css[at]?.name ?? '', kept]));
}

/** A sheet of a component (`createStyleGroup`) with the classes it has rules for. */
type ComponentSheet = {readonly name: string; readonly classes: ReadonlySet<string>};

/** A class of a CSS module as Docusaurus names it, `caption_aB3x`; other names are of the site or of the theme. */
const MODULE_CLASS = /\.([A-Za-z][\w-]*(?<!_)_[\w-]{4})(?![\w-])/g;

/** Lists the classes of modules that a style sheet has rules for. */
export function getModuleClasses(css: string): string[] {
  return [...css.matchAll(MODULE_CLASS)].map(([, name = '']) => name);
}

/** Reads the sheets of components of a build. */
export async function readComponentSheets(outDir: string): Promise<readonly ComponentSheet[]> {
  const files = await readFiles(join(outDir, STYLES), OF_COMPONENTS);
  return files.map(({name, text}) => ({name, classes: new Set(getModuleClasses(text))}));
}

/**
 * Links the sheets that have rules for classes of a page, after the main sheet. Docusaurus links only those of the entry
 * script, and the bundle loads the others after it has started, which is too late for a page that reads without it.
 *
 * @param renamed new names of main sheets, by their old ones
 */
export function getStyleSheetEdits(
  page: Pick<PageParts, 'sheets' | 'classes'>,
  sheets: readonly ComponentSheet[],
  baseUrl: string,
  renamed: ReadonlyMap<string, string> = new Map(),
): Edit[] {
  const needed = sheets.filter((sheet) => [...sheet.classes].some((name) => page.classes.has(name)));
  const createLink = (name: string): string => `<link rel=stylesheet href=${baseUrl}${STYLES}/${name}>`;
  return page.sheets.map(({start, end, file}) => {
    const name = file.slice(STYLES.length + 1);
    const names = MAIN_SHEET.test(name) ? [renamed.get(name) ?? name, ...needed.map((sheet) => sheet.name)] : [];
    return {start, end, text: names.map(createLink).join('')};
  });
}
