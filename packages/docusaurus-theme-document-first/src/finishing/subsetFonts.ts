import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import subsetFont from 'subset-font';

/** Where the fonts of a build are. */
export const FONTS = 'assets/fonts';

/** Names of the fonts of a build; a site without fonts of its own has no such folder. */
export async function listFonts(outDir: string): Promise<string[]> {
  const names = await readdir(join(outDir, FONTS)).catch(() => []);
  return names.filter((name) => name.endsWith('.woff2'));
}

/** Characters that readers may see although no page has them: those of search results and messages. */
const PRINTABLE_ASCII = Array.from({length: 95}, (_, at) => String.fromCharCode(32 + at)).join('');

/**
 * Leaves in the fonts of the build the glyphs that its pages use. Ligatures and alternates go: the site turns none on.
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
      await writeFile(file, await subsetFont(font, characters, {targetFormat: 'woff2', noLayoutClosure: true}));
    }),
  );
}
