import {copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import {renameByContent, subsetFonts} from './assets';

const FONT = 'node_modules/@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('leaves a third of a font: pages need neither all glyphs nor hints', async () => {
  mkdirSync(join(folder, 'assets/fonts'), {recursive: true});
  copyFileSync(FONT, join(folder, 'assets/fonts/font.woff2'));
  const size = (await subsetFonts(folder, ['<h1>Café</h1>', '<p>Menu</p>'])).get('font.woff2')?.length;
  expect(size).toBeGreaterThan(5000);
  expect(size).toBeLessThan(statSync(FONT).size / 3);
});

it('gives another content another name, and the same content the same', () => {
  const names = ['font', 'other'].map((content) => renameByContent('zilla-slab-600-8b7388091f2e.woff2', content));
  expect(new Set(names).size).toBe(2);
  expect(names[0]).toMatch(/^zilla-slab-600-[0-9a-f]{8}\.woff2$/);
  expect(renameByContent('zilla-slab-600-0123abcd.woff2', 'font')).toBe(names[0]);
});
