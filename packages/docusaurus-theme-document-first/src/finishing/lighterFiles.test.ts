import {copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {purgeStyles} from './purgeStyles';
import {renameByContent} from './renameByContent';
import {subsetFonts} from './subsetFonts';

const FONT = 'node_modules/@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2';
const STYLES = `:root{--used-by-rule:1px;--used-by-component:2px;--used-by-drawing:red;--unused:2px}
.in-page{margin:var(--used-by-rule)}.in-script{margin:0}.in-prose{margin:1px}.nowhere{margin:2px}
.in-page[data-copy-state='done']{margin:6px}.in-page[data-other]{margin:7px}
.in-page[data-open-card='done']{margin:8px}#__in-page{margin:3px}.expandButton_x1{margin:4px}.error_aB3x{margin:5px}`;
const PAGE =
  '<html><body class="in-page expandButton_x1" id="__in-page"><svg><rect fill="var(--used-by-drawing)"/></svg><h1>Café</h1>in-prose</body></html>';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lighter-'));
  for (const part of ['assets/css', 'assets/js', 'assets/fonts']) mkdirSync(join(folder, part), {recursive: true});
  writeFileSync(join(folder, 'assets/css/styles.1.css'), STYLES);
  writeFileSync(join(folder, 'assets/css/Limit.2.css'), '.in-page{padding:var(--used-by-component)}');
  writeFileSync(join(folder, 'assets/js/main.js'), 'element.className="in-script";element.dataset.copyState="done"');
  writeFileSync(
    join(folder, 'assets/js/page.js'),
    'const contentTitle="A page";"in-prose";({error:"error_aB3x"});card.dataset.openCard=""',
  );
  copyFileSync(FONT, join(folder, 'assets/fonts/font.woff2'));
});

afterEach(() => rmSync(folder, {recursive: true}));

describe('purgeStyles', () => {
  it.each([
    ['keeps', 'in-page', true],
    ['keeps', 'in-script', true],
    ['keeps', 'data-copy-state', true],
    ['keeps', 'data-open-card', true],
    ['leaves out', 'data-other', false],
    ['keeps', '#__in-page', true],
    ['leaves out', 'expandButton_x1', false],
    ['leaves out', 'in-prose', false],
    ['keeps', 'error_aB3x', true],
    ['leaves out', 'nowhere', false],
    ['keeps', '--used-by-rule', true],
    ['keeps', '--used-by-drawing', true],
    ['keeps', '--used-by-component', true],
    ['leaves out', '--unused', false],
  ])('%s %s', async (_, name, isKept) => {
    await purgeStyles(folder, [PAGE], {unusedStyles: 'all', unusedClasses: [/^expandButton_/]});
    expect(readFileSync(join(folder, 'assets/css/styles.1.css'), 'utf8').includes(name)).toBe(isKept);
  });
});

describe('purgeStyles of a site that nobody knows', () => {
  it.each([
    ['leaves out', '.badge{', false],
    ['keeps', '.navbar{', true],
    ['keeps', '.set-by-widget', true],
    ['keeps', '[data-widget]', true],
    ['keeps', '--of-site', true],
    ['leaves out', '--ifm-unused', false],
    ['keeps', '.on-click', true],
  ])('%s %s', async (_, name, isKept) => {
    const sheet = `:root{--of-site:1px;--ifm-unused:2px}.badge{margin:0}.navbar{margin:1px}.set-by-widget{margin:2px}
[data-widget]{margin:3px}.on-click{margin:4px}`;
    writeFileSync(join(folder, 'assets/css/styles.1.css'), sheet);
    await purgeStyles(folder, ['<html><body class="navbar">']);
    expect(readFileSync(join(folder, 'assets/css/styles.1.css'), 'utf8').includes(name)).toBe(isKept);
  });

  it('keeps classes of Infima that a component of a page sets', async () => {
    writeFileSync(join(folder, 'assets/css/styles.1.css'), '.badge{margin:0}.card{margin:1px}');
    const page = 'const contentTitle="A";const [on]=r.useState(0);jsx("b",{className:on?"badge":""})';
    writeFileSync(join(folder, 'assets/js/alive.js'), page);
    await purgeStyles(folder, ['<html><body>']);
    expect(readFileSync(join(folder, 'assets/css/styles.1.css'), 'utf8')).toBe('.badge{margin:0}');
  });
});

describe('subsetFonts', () => {
  it('makes the font less than half as heavy', async () => {
    await subsetFonts(folder, [PAGE]);
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
    for (const old of [fonts, styles]) rmSync(old, {recursive: true});
    for (const empty of [fonts, styles]) mkdirSync(empty);
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
