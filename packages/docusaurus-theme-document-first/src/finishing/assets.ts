import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import subsetFont from 'subset-font';
import {FONTS} from './parsePage';

/** Printable ASCII, for messages and for what readers type. */
const PRINTABLE_ASCII = Array.from({length: 95}, (_, at) => String.fromCharCode(32 + at)).join('');

/** OpenType features to keep: glyph composition, local forms, positioning and lining figures. */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'lnum'];

/**
 * Subsets the fonts of a build to the glyphs that pages use. Drops ligatures, most alternates and hints: hints only
 * align small letters to pixels on Windows, and take a third of a font's bytes.
 *
 * @param outDir folder of the build, which isn't changed
 * @param pages HTML of the pages
 * @returns the smaller fonts by name; empty if the site has no fonts of its own
 */
export async function subsetFonts(outDir: string, pages: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const others = new Set(pages.flatMap((html) => html.match(/[^\0-\x7f]/gu) ?? []));
  const characters = PRINTABLE_ASCII + [...others].join('');
  const names = (await readdir(join(outDir, FONTS)).catch(() => [])).filter((name) => name.endsWith('.woff2'));
  const settings = {targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true} as const;
  const fonts = names.map(async (name) => {
    const font = await readFile(join(outDir, FONTS, name));
    return [name, await subsetFont(font, characters, settings)] as const;
  });
  return new Map(await Promise.all(fonts));
}

/** Content hash before the extension: `styles.ce27e001.css` or `zilla-slab-600-8b7388091f2e.woff2`. */
const HASH = /[0-9a-f]{8,64}(?=\.\w+$)/;

/**
 * Updates the content hash in a file name. Browsers cache files of `assets` for a year, and the subset of fonts and of
 * the main sheet depends on all pages, so different content always needs a different name.
 */
export const renameByContent = (name: string, content: string | Buffer): string =>
  name.replace(HASH, createHash('sha256').update(content).digest('hex').slice(0, 8));

/** Replaces names of files in a style sheet. */
export const replaceNames = (css: string, names: ReadonlyMap<string, string>): string =>
  [...names].reduce((result, [name, renamed]) => result.replaceAll(name, renamed), css);
