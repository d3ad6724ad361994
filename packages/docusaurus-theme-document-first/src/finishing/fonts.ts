import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import postcss from 'postcss';
import subsetFont from 'subset-font';
import type {Edit} from 'docusaurus-plugin-built-site/html';
import {FONTS, type PageParts} from './findPageParts';
import {STYLES} from './styles';

/** Printable ASCII, for messages and for text that readers type. */
const PRINTABLE_ASCII = Array.from({length: 95}, (_, at) => String.fromCharCode(32 + at)).join('');

/** OpenType features to keep: glyph composition, local forms, positioning and lining figures. */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'lnum'];

/** The lightest and the boldest weight of a variable font. */
type WeightRange = {readonly min: number; readonly max: number};

/** Returns the ranges of weights that `@font-face` rules declare, such as `400 600`, by name of the font. */
export function getWeightRanges(css: string): ReadonlyMap<string, WeightRange> {
  const ranges = new Map<string, WeightRange>();
  postcss.parse(css).walkAtRules('font-face', (rule) => {
    const values = new Map(rule.nodes?.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])));
    const name = values
      .get('src')
      ?.split(/["'()/]/)
      .find((part) => part.endsWith('.woff2'));
    const [min, max] = (values.get('font-weight') ?? '').split(/\s+/).map(Number);
    if (name && min && max) ranges.set(name, {min, max});
  });
  return ranges;
}

/** Returns the names of the files in a folder with an extension; empty without the folder. */
const getFileNames = async (folder: string, extension: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(extension)).sort();

/** Lists the fonts of a build by name. */
export const getFontNames = (outDir: string): Promise<string[]> => getFileNames(join(outDir, FONTS), '.woff2');

/**
 * Subsets the fonts of a build to the glyphs that pages use, and variable fonts to the weights that style sheets
 * declare. Drops ligatures, most alternates and hints: hints only align small letters to pixels on Windows, and take a
 * third of a font's bytes.
 *
 * @param outDir folder of the build, which isn't changed
 * @param pages HTML of the pages
 * @returns the smaller fonts by name; empty if the site has no fonts
 */
export async function createFontSubsets(
  outDir: string,
  pages: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const others = new Set(pages.flatMap((html) => html.match(/[^\0-\x7f]/gu) ?? []));
  const characters = PRINTABLE_ASCII + [...others].join('');
  const sheets = await getFileNames(join(outDir, STYLES), '.css');
  const css = await Promise.all(sheets.map((name) => readFile(join(outDir, STYLES, name), 'utf8')));
  const ranges = getWeightRanges(css.join('\n'));
  const settings = {targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true} as const;
  const fonts = (await getFontNames(outDir)).map(async (name) => {
    const font = await readFile(join(outDir, FONTS, name));
    const range = ranges.get(name);
    const subset = range && subsetFont(font, characters, {...settings, variationAxes: {wght: range}});
    // Fails if the font has no weight axis, even if its `@font-face` rule declares a range.
    const limited = await subset?.catch(() => undefined);
    return [name, limited ?? (await subsetFont(font, characters, settings))] as const;
  });
  return new Map(await Promise.all(fonts));
}

/**
 * Returns the edit that adds preload links for fonts after the style sheets of a page. Otherwise, the browser would
 * only request fonts after parsing the style sheets.
 *
 * @param preloaded start of the font's file name, and the class of pages that need it (empty for all pages)
 * @param names names of all fonts of the build
 * @throws an error with all font names if there's no such font
 */
export function getPreloadEdits(
  {sheets, classes}: Pick<PageParts, 'sheets' | 'classes'>,
  preloaded: Readonly<Record<string, string>>,
  names: readonly string[],
  baseUrl: string,
): Edit[] {
  const links = Object.entries(preloaded).map(([start, className]) => {
    const name = names.find((each) => each.startsWith(start));
    if (name === undefined)
      throw new Error(`"preloadFonts" names "${start}"; fonts of this build: ${names.join(', ') || 'none'}`);
    if (className && !classes.has(className)) return '';
    return `<link rel=preload as=font href=${baseUrl}${FONTS}/${name} crossorigin>`;
  });
  const end = sheets.at(-1)?.end;
  return end === undefined || links.length === 0 ? [] : [{start: end, end, text: links.join('')}];
}
