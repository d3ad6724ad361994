import {createHash} from 'node:crypto';
import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import subsetFont from 'subset-font';
import {MAIN_SHEET, STYLES} from './styles';

/** Where the fonts of a build are. */
const FONTS = 'assets/fonts';

/** Names of the fonts of a build; a site without fonts of its own has no such folder. */
async function listFonts(outDir: string): Promise<string[]> {
  const names = await readdir(join(outDir, FONTS)).catch(() => []);
  return names.filter((name) => name.endsWith('.woff2'));
}

/** Characters that readers may see although no page has them: those of search results and messages. */
const PRINTABLE_ASCII = Array.from({length: 95}, (_, at) => String.fromCharCode(32 + at)).join('');

/** What fonts keep besides glyphs: letters put together and moved to their places, and lining figures. */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'lnum'];

/**
 * Leaves in the fonts of the build the glyphs that headings use. Ligatures, most alternates and hints go: hints move the
 * outlines of small letters to pixels on Windows, and a third of a font's bytes are theirs.
 *
 * @param outDir the finished build
 * @param pages HTML of all pages
 */
export async function subsetFonts(outDir: string, pages: readonly string[]): Promise<void> {
  const headings = pages.flatMap((html) => html.match(/<h[1-6][\s\S]*?<\/h[1-6]>/g) ?? []).join('');
  const characters = [...new Set(PRINTABLE_ASCII + headings)].join('');
  const names = await listFonts(outDir);
  await Promise.all(
    names.map(async (name) => {
      const file = join(outDir, FONTS, name);
      const font = await readFile(file);
      const settings = {targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true} as const;
      await writeFile(file, await subsetFont(font, characters, settings));
    }),
  );
}

/** `styles.ce27e001.css` or `zilla-slab-600-8b7388091f2e.woff2`: the hash of the content, before the ending. */
const HASH = /[0-9a-f]{8,64}(?=\.\w+$)/;

/** Renames a file by what it holds; returns the old and the new name. */
async function renameFile(folder: string, name: string): Promise<readonly [string, string]> {
  const content = await readFile(join(folder, name));
  const renamed = name.replace(HASH, createHash('sha256').update(content).digest('hex').slice(0, 8));
  await rename(join(folder, name), join(folder, renamed));
  return [name, renamed];
}

const replaceNames = (text: string, names: readonly (readonly [string, string])[]): string =>
  names.reduce((result, [name, renamed]) => result.replaceAll(name, renamed), text);

/**
 * Gives the fonts and the main sheet names by what they hold after unused parts have been left out, which depends on
 * all pages. Browsers keep a file of `assets` for a year, so a name must never come to stand for another content.
 *
 * @param outDir the finished build
 * @param pages HTML of all pages by file
 * @param withFonts whether fonts have lost unused parts; other fonts, which scripts may name too, stay as they are
 * @returns the pages with the new names
 */
export async function renameByContent(
  outDir: string,
  pages: ReadonlyMap<string, string>,
  withFonts: boolean,
): Promise<ReadonlyMap<string, string>> {
  const [fontsFolder, stylesFolder] = [join(outDir, FONTS), join(outDir, STYLES)];
  const fontNames = withFonts ? await listFonts(outDir) : [];
  const fonts = await Promise.all(fontNames.map((name) => renameFile(fontsFolder, name)));
  const sheetNames = (await readdir(stylesFolder)).filter((name) => MAIN_SHEET.test(name));
  const sheets = await Promise.all(
    sheetNames.map(async (name) => {
      const file = join(stylesFolder, name);
      await writeFile(file, replaceNames(await readFile(file, 'utf8'), fonts));
      return renameFile(stylesFolder, name);
    }),
  );
  return new Map([...pages].map(([file, html]) => [file, replaceNames(html, [...fonts, ...sheets])]));
}
