import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import subsetFont from 'subset-font';
import {FONTS} from './parsePage';

/** Characters that readers may see although no page has them: those of messages and of what they type. */
const PRINTABLE_ASCII = Array.from({length: 95}, (_, at) => String.fromCharCode(32 + at)).join('');

/** What fonts keep besides glyphs: letters put together and moved to their places, and lining figures. */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'lnum'];

/**
 * Leaves in the fonts of a build the glyphs that pages use. Ligatures, most alternates and hints go: hints move the
 * outlines of small letters to pixels on old screens, and a third of a font's bytes are theirs.
 *
 * @param outDir the build, whose files stay as they are
 * @param pages their HTML
 * @returns the smaller fonts, by their names; a site without fonts of its own has none
 */
export async function subsetFonts(outDir: string, pages: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const characters = [...new Set(pages.flatMap((html) => [...new Set(html)]).concat(...PRINTABLE_ASCII))].join('');
  const names = (await readdir(join(outDir, FONTS)).catch(() => [])).filter((name) => name.endsWith('.woff2'));
  const settings = {targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true} as const;
  const fonts = names.map(async (name) => {
    const font = await readFile(join(outDir, FONTS, name));
    return [name, await subsetFont(font, characters, settings)] as const;
  });
  return new Map(await Promise.all(fonts));
}

/** `styles.ce27e001.css` or `zilla-slab-600-8b7388091f2e.woff2`: the hash of the content, before the ending. */
const HASH = /[0-9a-f]{8,64}(?=\.\w+$)/;

/**
 * The name of a file by what it contains. Browsers keep a file of `assets` for a year, and what is left out of fonts and
 * of the main sheet depends on all pages, so a name must never come to stand for another content.
 */
export const renameByContent = (name: string, content: string | Buffer): string =>
  name.replace(HASH, createHash('sha256').update(content).digest('hex').slice(0, 8));

/** Replaces names of files in a style sheet. */
export const replaceNames = (css: string, names: ReadonlyMap<string, string>): string =>
  [...names].reduce((result, [name, renamed]) => result.replaceAll(name, renamed), css);
