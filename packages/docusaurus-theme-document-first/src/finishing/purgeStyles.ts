import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {PurgeCSS} from 'purgecss';
import {dropOverriddenVariables} from './dropOverriddenVariables';

/** Where the style sheets of a build are. */
export const STYLES = 'assets/css';
const SCRIPTS = 'assets/js';

/** The sheet of every page; its custom properties are used by those of components too. */
export const MAIN_SHEET = /^styles\./;

/** A chunk that holds a page of Markdown, whose prose names things like "table". */
const IS_PAGE = /contentTitle/;

/** Names that rules can be about, out of HTML: elements, classes, ids and attributes; not the text of the page. */
export function listHtmlNames(html: string): string[] {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
  return tags.flatMap((tag) => tag.match(/[A-Za-z_][\w-]*/g) ?? []);
}

/** Attributes that a script sets as properties: `dataset.themeChoice` is `data-theme-choice`. */
function listDataAttributes(script: string): string[] {
  const toAttribute = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [...script.matchAll(/\bdataset\.(\w+)/g)].map(([, property = '']) => `data-${toAttribute(property)}`);
}

/** Names that rules can be about, out of a script, which may put any word of it into the page. */
export function listScriptNames(script: string): string[] {
  return [...(script.match(/[A-Za-z_][\w-]*/g) ?? []), ...listDataAttributes(script)];
}

/**
 * Names that rules can be about, out of the chunk of a page: the classes of its components, which end in a hash, and
 * the attributes that the components set after a click. The words of its text are none of them.
 */
export function listPageNames(script: string): string[] {
  return [...(script.match(/[A-Za-z][\w-]*_[\w-]{4,}|(?:aria|data)-[\w-]+/g) ?? []), ...listDataAttributes(script)];
}

/** Custom properties that pages and scripts use themselves, as the drawings of diagrams do. */
export function listVariables(text: string): string[] {
  return text.match(/--[\w-]+/g) ?? [];
}

/**
 * Takes out of the main sheet what no page and no script of the build can show, most of it rules of Infima. What
 * components style is shown with them, and the bundle knows their sheets by the names they have.
 *
 * @param outDir the finished build
 * @param pages HTML of all pages
 * @param unusedClasses classes that are left out although scripts name them
 */
export async function purgeStyles(
  outDir: string,
  pages: readonly string[],
  unusedClasses: readonly RegExp[] = [],
): Promise<void> {
  const names = (await readdir(join(outDir, SCRIPTS))).filter((name) => name.endsWith('.js'));
  const scripts = await Promise.all(names.map((name) => readFile(join(outDir, SCRIPTS, name), 'utf8')));
  const styles = (await readdir(join(outDir, STYLES))).filter((name) => name.endsWith('.css'));
  const ofComponents = styles.filter((name) => !MAIN_SHEET.test(name));
  const sheets = await Promise.all(ofComponents.map((name) => readFile(join(outDir, STYLES, name), 'utf8')));
  const css = await Promise.all(
    styles
      .filter((name) => MAIN_SHEET.test(name))
      .map((name) => join(outDir, STYLES, name))
      .map(async (name) => ({name, raw: dropOverriddenVariables(await readFile(name, 'utf8'))})),
  );
  const content = [
    ...pages.map((raw) => ({raw, extension: 'html'})),
    ...scripts.map((raw) => ({raw, extension: IS_PAGE.test(raw) ? 'page' : 'js'})),
  ];
  const purged = await new PurgeCSS().purge({
    content,
    css,
    extractors: [
      {extractor: listHtmlNames, extensions: ['html']},
      {extractor: listPageNames, extensions: ['page']},
    ],
    defaultExtractor: listScriptNames,
    variables: true,
    safelist: {variables: [...new Set([...content.map(({raw}) => raw), ...sheets].flatMap(listVariables))]},
    blocklist: [...unusedClasses],
    keyframes: true,
  });
  await Promise.all(purged.map(({file, css: kept}) => (file === undefined ? undefined : writeFile(file, kept))));
}
