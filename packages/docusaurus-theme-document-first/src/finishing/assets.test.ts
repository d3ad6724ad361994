import {copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {renameByContent, subsetFonts} from './assets';

const FONT = 'node_modules/@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('subsetFonts', () => {
  it('leaves a third of the font: headings need neither all glyphs nor hints', async () => {
    mkdirSync(join(folder, 'assets/fonts'), {recursive: true});
    copyFileSync(FONT, join(folder, 'assets/fonts/font.woff2'));
    await subsetFonts(folder, ['<h1>Café</h1>']);
    const size = statSync(join(folder, 'assets/fonts/font.woff2')).size;
    expect(size).toBeGreaterThan(5000);
    expect(size).toBeLessThan(statSync(FONT).size / 3);
  });
});

describe('renameByContent', () => {
  const FONT_NAME = 'slab-0123abcd.woff2';
  const SHEET_NAME = 'styles.4567cdef.css';

  /** Puts a font and a sheet in place, renames them, and returns the page with the names it has then. */
  async function rename(font: string, rules: string): Promise<string> {
    const [fonts, styles] = [join(folder, 'assets/fonts'), join(folder, 'assets/css')];
    for (const old of [fonts, styles]) rmSync(old, {recursive: true, force: true});
    for (const empty of [fonts, styles]) mkdirSync(empty, {recursive: true});
    writeFileSync(join(fonts, FONT_NAME), font);
    writeFileSync(join(styles, SHEET_NAME), `@font-face{src:url(/docs/assets/fonts/${FONT_NAME})}${rules}`);
    writeFileSync(join(styles, 'Limit.89ab0123.css'), '');
    const pages = await renameByContent(folder, new Map([['a.html', `/docs/assets/css/${SHEET_NAME}`]]), true);
    return pages.get('a.html') ?? '';
  }

  it('gives another content another name, in the page too, and the same content the same', async () => {
    const pages = [await rename('font', 'a{b:c}'), await rename('font', 'a{b:d}'), await rename('new font', 'a{b:c}')];
    expect(new Set(pages).size).toBe(3);
    expect(pages).not.toContainEqual(expect.stringContaining('4567cdef'));
    expect(await rename('font', 'a{b:c}')).toBe(pages[0]);
  });

  it('leads from the page to the sheet, from the sheet to the font, and leaves sheets of components alone', async () => {
    const sheet = await rename('font', 'a{b:c}');
    const css = readFileSync(join(folder, sheet.replace('/docs/', '')), 'utf8');
    const [font = ''] = /assets\/fonts\/[\w.-]+/.exec(css) ?? [];
    expect(readFileSync(join(folder, font), 'utf8')).toBe('font');
    expect(existsSync(join(folder, 'assets/css/Limit.89ab0123.css'))).toBe(true);
  });
});
