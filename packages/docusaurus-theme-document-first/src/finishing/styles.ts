import {readdir, readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import postcss, {type Declaration} from 'postcss';
import {PurgeCSS} from 'purgecss';
import type {Edit} from 'docusaurus-plugin-built-site/html';
import type {PluginOptions} from '../options';
import type {PageParts} from './findPageParts';

/** Selectors of the root element in the style sheets of the theme. */
const ROOT = /^(?:html|:root)?(?:\[data-theme=['"]?\w+['"]?\])?(?::root)?$/;

/** Returns the at-rules around a declaration: `layer`, `media` and so on. */
function getAtRules({parent}: Declaration): string[] {
  const names: string[] = [];
  for (let node = parent?.parent; node && node.type !== 'root'; node = node.parent) {
    if (node.type === 'atrule' && 'name' in node) names.push(String(node.name));
  }
  return names;
}

const getRuleSelectors = ({parent}: Declaration): string[] => (parent && 'selectors' in parent ? parent.selectors : []);

/**
 * Removes custom properties of the root element from the theme's cascade layers if the site sets them for `:root`
 * without a layer, because unlayered values win: https://www.w3.org/TR/css-cascade-5/#cascade-layering.
 */
export function removeOverriddenVariables(css: string): string {
  const root = postcss.parse(css);
  const own = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    if (getRuleSelectors(declaration).includes(':root') && getAtRules(declaration).length === 0)
      own.add(declaration.prop);
  });
  root.walkDecls(/^--/, (declaration) => {
    const isOfRoot = getRuleSelectors(declaration).every((selector) => ROOT.test(selector));
    if (own.has(declaration.prop) && isOfRoot && getAtRules(declaration).includes('layer')) declaration.remove();
  });
  return root.toString();
}

const GROUP = /:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/**
 * Adds `*` before each pseudo-class that is alone in `:is()` or `:where()`, which doesn't change its meaning. Otherwise
 * PurgeCSS considers it unused, and removes `:hover` from `a:is(.on, :hover)`.
 */
export function addUniversalSelectors(css: string): string {
  return css.replace(GROUP, (group) => group.replace(/([(,]\s*)(?=:[a-z])/g, '$1*'));
}

/** Folder of the style sheets, below the build folder. */
export const STYLES = 'assets/css';
const SCRIPTS = 'assets/js';

/** The main style sheet, on every page. Component style sheets also use its custom properties. */
const MAIN_SHEET = /^styles\..*\.css$/;
const OF_COMPONENTS = /^(?!styles\.).*\.css$/;

async function readFiles(folder: string, names: RegExp): Promise<{readonly name: string; readonly text: string}[]> {
  const found = (await readdir(folder)).filter((name) => names.test(name));
  return Promise.all(found.map(async (name) => ({name, text: await readFile(join(folder, name), 'utf8')})));
}

/** Returns the attributes that a script sets through `dataset`: `data-theme-choice` for `dataset.themeChoice`. */
function getDataAttributes(script: string): string[] {
  const toAttribute = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [...script.matchAll(/\bdataset\.(\w+)/g)].map(([, property = '']) => `data-${toAttribute(property)}`);
}

/** Returns the custom properties in pages and scripts, such as those of inline diagrams. */
function getVariables(text: string): string[] {
  return text.match(/--[\w-]+/g) ?? [];
}

/** Returns the words of a text that may be selectors. */
const getNames = (css: string): string[] => css.match(/[A-Za-z_][\w-]*/g) ?? [];

/** Returns the names in style sheets that aren't Infima's. Third-party scripts may add them to the page. */
async function getForeignNames(sheets: readonly string[]): Promise<string[]> {
  const folder = dirname(createRequire(import.meta.url).resolve('infima/package.json'));
  const infima = await readFile(join(folder, 'dist/css/default/default.css'), 'utf8');
  const classes = new Set([...infima.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name));
  const names = new Set(sheets.flatMap(getNames));
  return [...names].filter((name) => !classes.has(name));
}

/**
 * Removes rules from the main sheet that no page or script of the build uses, mostly rules of Infima. Sheets of
 * components stay: they're only loaded with their component, and the bundle refers to them by name.
 *
 * @param outDir folder of the build, which isn't changed
 * @param pages HTML of all pages
 * @param options which unused rules to remove, and classes to remove although scripts contain their names
 * @returns the text of each main sheet by name
 */
export async function purgeStyles(
  outDir: string,
  pages: readonly string[],
  {unusedStyles = 'infima', unusedClasses = []}: Partial<Pick<PluginOptions, 'unusedStyles' | 'unusedClasses'>> = {},
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

/** A style sheet of a component (`createStyleGroup`) and its classes. */
type ComponentSheet = {readonly name: string; readonly classes: ReadonlySet<string>};

/** A class of a CSS module as Docusaurus names it: `caption_aB3x`. Other names belong to the site or the theme. */
const MODULE_CLASS = /\.([A-Za-z][\w-]*(?<!_)_[\w-]{4})(?![\w-])/g;

/** Returns the CSS-module classes of a style sheet. */
export function getModuleClasses(css: string): string[] {
  return [...css.matchAll(MODULE_CLASS)].map(([, name = '']) => name);
}

/** Reads the style sheets of components. */
export async function readComponentSheets(outDir: string): Promise<readonly ComponentSheet[]> {
  const files = await readFiles(join(outDir, STYLES), OF_COMPONENTS);
  return files.map(({name, text}) => ({name, classes: new Set(getModuleClasses(text))}));
}

/**
 * Returns edits that link the style sheets for the classes on a page, after the main sheet. Docusaurus only links those
 * of the entry script. The bundle loads the others at runtime, which is too late for a page that is read without it.
 *
 * @param renamed new names of main sheets, by old name
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
