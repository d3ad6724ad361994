import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {dropOverriddenVariables, linkSheets, listModuleClasses, purgeStyles} from './styles';

const STYLES = `:root{--used-by-rule:1px;--used-by-component:2px;--used-by-drawing:red;--unused:2px}
.in-page{margin:var(--used-by-rule)}.in-script{margin:0}.nowhere{margin:2px}
.in-page[data-copy-state='done']{margin:6px}.in-page[data-other]{margin:7px}
.in-page[data-open-card='done']{margin:8px}#__in-page{margin:3px}.expandButton_x1{margin:4px}.error_aB3x{margin:5px}`;
const PAGE =
  '<html><body class="in-page expandButton_x1" id="__in-page"><svg><rect fill="var(--used-by-drawing)"/></svg><h1>Café</h1></body></html>';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'));
  for (const part of ['assets/css', 'assets/js']) mkdirSync(join(folder, part), {recursive: true});
  writeFileSync(join(folder, 'assets/css/styles.1.css'), STYLES);
  writeFileSync(join(folder, 'assets/css/Limit.2.css'), '.in-page{padding:var(--used-by-component)}');
  writeFileSync(join(folder, 'assets/js/main.js'), 'element.className="in-script";element.dataset.copyState="done"');
  writeFileSync(join(folder, 'assets/js/page.js'), '({error:"error_aB3x"});card.dataset.openCard=""');
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
    ['keeps', ':hover', true],
    ['keeps', ':not(.off)', true],
  ])('%s %s', async (_, name, isKept) => {
    const sheet = `:root{--of-site:1px;--ifm-unused:2px}.badge{margin:0}.navbar{margin:1px}.set-by-widget{margin:2px}
[data-widget]{margin:3px}.on-click{margin:4px}.navbar:is(:hover, :focus){margin:5px}.navbar:is(.set-by-widget, :not(.off)){margin:6px}`;
    writeFileSync(join(folder, 'assets/css/styles.1.css'), sheet);
    await purgeStyles(folder, ['<html><body class="navbar">']);
    expect(readFileSync(join(folder, 'assets/css/styles.1.css'), 'utf8').includes(name)).toBe(isKept);
  });
});

describe('dropOverriddenVariables', () => {
  const SITE = ":root,[data-theme='dark']{--link:teal}@media print{:root{--space:0}}.alert{--line:red}";

  it.each([
    ['drops what the site sets', ':root{--link:blue;--text:black}', ':root{--text:black}'],
    [
      'drops it in dark mode',
      '@media screen{html[data-theme=dark]{--link:navy;--text:white}}',
      'html[data-theme=dark]{--text:white}',
    ],
    ['keeps what the site sets for some media only', ':root{--space:1rem}', ':root{--space:1rem}'],
    ['keeps what the site sets for a part of the page', ':root{--line:gray}', ':root{--line:gray}'],
    ['keeps the values of parts of the page', '.navbar{--link:white}', '.navbar{--link:white}'],
  ])('%s', (_, theme, kept) => {
    const css = dropOverriddenVariables(`@layer theme{${theme}}${SITE}`);
    expect(css).toContain(kept);
    expect(css.endsWith(SITE)).toBe(true);
  });
});

const MAIN = '<link rel=stylesheet href=/docs/assets/css/styles.1.css />';
const SHEETS = [
  {name: 'DataTable.2.css', classes: new Set(['table_a1', 'caption_a1'])},
  {name: 'Landing.3.css', classes: new Set(['hero_b2'])},
];
const page = (body: string): string => `<head>${MAIN}</head><body>${body}</body>`;

describe('linkSheets', () => {
  it.each([
    ['one of several classes', '<div class="wide hero_b2">', ['Landing.3.css']],
    ['classes of two components', '<p class=hero_b2><p class="table_a1">', ['DataTable.2.css', 'Landing.3.css']],
    ['no class of a component', '<p class="hero">hero_b2</p>', []],
  ])('links what a page with %s needs', (_, body, sheets) => {
    const links = sheets.map((name) => `<link rel=stylesheet href=/docs/assets/css/${name}>`).join('');
    expect(linkSheets(page(body), SHEETS)).toBe(`<head>${MAIN}${links}</head><body>${body}</body>`);
  });
});

describe('listModuleClasses', () => {
  it('leaves out classes that other pages may have too', () => {
    const css =
      '.table_aB3x .menu__link,.code-block .caption_-x9Z:hover,html[data-theme=dark] .tabs__item{margin:.5em}';
    expect(listModuleClasses(css)).toEqual(['table_aB3x', 'caption_-x9Z']);
  });
});
