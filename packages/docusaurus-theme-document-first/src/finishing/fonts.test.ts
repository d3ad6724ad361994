import {copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {applyEdits} from 'docusaurus-plugin-built-site/html';
import {getPreloadEdits, getWeightRanges, createFontSubsets} from './fonts';
import {findPageParts} from './findPageParts';

const STATIC = 'node_modules/@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2';
const VARIABLE = 'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  for (const part of ['assets/css', 'assets/fonts']) mkdirSync(join(folder, part), {recursive: true});
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Returns the size of a font after it was subset, declared with a weight. */
async function getSize(font: string, weight: string): Promise<number> {
  copyFileSync(font, join(folder, 'assets/fonts/font.woff2'));
  const css = `@font-face{font-family:F;font-weight:${weight};src:url(/assets/fonts/font.woff2)format("woff2")}`;
  writeFileSync(join(folder, 'assets/css/styles.1.css'), css);
  return (await createFontSubsets(folder, ['<h1>Café</h1>', '<p>Menu</p>'])).get('font.woff2')?.length ?? 0;
}

describe('createFontSubsets', () => {
  it('reduces a font to a third by removing glyphs and hints', async () => {
    const size = await getSize(STATIC, '600');
    expect(size).toBeGreaterThan(5000);
    expect(size).toBeLessThan(statSync(STATIC).size / 3);
  });

  it('limits a variable font to the declared weights', async () => {
    expect(await getSize(VARIABLE, '400 600')).toBeLessThan(await getSize(VARIABLE, '200 900'));
  });

  it('supports a range of weights for a static font', async () => {
    expect(await getSize(STATIC, '400 600')).toBe(await getSize(STATIC, '600'));
  });
});

it('reads the range of weights of each font', () => {
  const css = `@font-face{font-weight:400 600;src:url(/docs/assets/fonts/a-1.woff2)format("woff2")}
@font-face{font-weight:700;src:url(b.woff2)}@font-face{src:local("C")}`;
  expect(getWeightRanges(css)).toEqual(new Map([['a-1.woff2', {min: 400, max: 600}]]));
});

describe('getPreloadEdits', () => {
  const NAMES = ['code-1.woff2', 'text-2.woff2'];
  const SHEET = '<link rel=stylesheet href=/docs/assets/css/styles.1.css>';
  const preload = (html: string, fonts: Readonly<Record<string, string>>): string => {
    const files = new Set(['assets/css/styles.1.css']);
    const page = findPageParts(html, {baseUrl: '/docs/', documentScript: 'document.js', files});
    return applyEdits(html, getPreloadEdits(page, fonts, NAMES, '/docs/'));
  };
  const link = (name: string): string => `<link rel=preload as=font href=/docs/assets/fonts/${name} crossorigin>`;

  it.each([
    ['a font of all pages', {text: ''}, link('text-2.woff2')],
    ['a font of pages with a class', {text: '', code: 'block'}, link('text-2.woff2') + link('code-1.woff2')],
    ['no font of other pages', {code: 'other'}, ''],
  ])('preloads %s after the style sheet', (_, fonts, links) => {
    expect(preload(`${SHEET}<p class="x block">`, fonts)).toBe(`${SHEET}${links}<p class="x block">`);
  });

  it('lists the available fonts in errors', () => {
    expect(() => preload(SHEET, {serif: ''})).toThrow('names "serif"; fonts of this build: code-1.woff2, text-2.woff2');
  });
});
