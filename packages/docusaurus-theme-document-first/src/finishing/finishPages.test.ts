import {copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it, afterEach, beforeEach} from '@jest/globals';
import {closeElements, renameByContent, subsetFonts} from './finishPages';

const FONT = 'node_modules/@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('subsetFonts', () => {
  it('makes the font less than half as heavy', async () => {
    mkdirSync(join(folder, 'assets/fonts'), {recursive: true});
    copyFileSync(FONT, join(folder, 'assets/fonts/font.woff2'));
    await subsetFonts(folder, ['<h1>Café</h1>']);
    const size = statSync(join(folder, 'assets/fonts/font.woff2')).size;
    expect(size).toBeGreaterThan(5000);
    expect(size).toBeLessThan(statSync(FONT).size / 2);
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

  it('gives another content another name, in the page too', async () => {
    const pages = [await rename('font', 'a{b:c}'), await rename('font', 'a{b:d}'), await rename('new font', 'a{b:c}')];
    expect(new Set(pages).size).toBe(3);
    expect(pages).not.toContainEqual(expect.stringContaining('4567cdef'));
  });

  it('gives the same content the same name', async () => {
    expect(await rename('font', 'a{b:c}')).toBe(await rename('font', 'a{b:c}'));
  });

  it('leads from the page to the sheet, from the sheet to the font, and leaves sheets of components alone', async () => {
    const sheet = await rename('font', 'a{b:c}');
    const css = readFileSync(join(folder, sheet.replace('/docs/', '')), 'utf8');
    const [font = ''] = /assets\/fonts\/[\w.-]+/.exec(css) ?? [];
    expect(readFileSync(join(folder, font), 'utf8')).toBe('font');
    expect(existsSync(join(folder, 'assets/css/Limit.89ab0123.css'))).toBe(true);
  });
});

describe('closeElements', () => {
  it.each([
    [
      '<table><caption>Limits<thead><tr><th>A<tbody><tr><td>1<td>2<tr><td>3</table>after',
      '<table><caption>Limits</caption><thead><tr><th>A</tr></thead><tbody><tr><td>1<td>2</tr><tr><td>3</tr></tbody></table>after',
    ],
    ['<select><option>A<option>B</select>', '<select><option>A</option><option>B</option></select>'],
    ['<dl><dt>A<dd>1<dt>B<dd>2</dl>', '<dl><dt>A</dt><dd>1</dd><dt>B</dt><dd>2</dd></dl>'],
    ['<table><tr><td>1</tr></table>', '<table><tr><td>1</tr></table>'],
    [
      '<table><tr><td>1<table><tr><td>2</table><tr><td>3</table>',
      '<table><tr><td>1<table><tr><td>2</tr></table></tr><tr><td>3</tr></table>',
    ],
    ['<ul><li>A<li>B</ul><p>C', '<ul><li>A<li>B</ul><p>C'],
  ])('%s becomes %s', (given, expected) => {
    expect(closeElements(given)).toBe(expected);
  });

  it('leaves code that shows such tags alone', () => {
    const code = '<pre><code>&lt;tr&gt;</code></pre><script>"<tr>"</script>';
    expect(closeElements(code)).toBe(code);
  });
});
