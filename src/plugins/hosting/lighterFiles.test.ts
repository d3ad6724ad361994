import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {purgeStyles} from './purgeStyles';
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
    await purgeStyles(folder, [PAGE]);
    expect(readFileSync(join(folder, 'assets/css/styles.1.css'), 'utf8').includes(name)).toBe(isKept);
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
