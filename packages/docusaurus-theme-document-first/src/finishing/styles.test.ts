import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {applyEdits} from 'docusaurus-plugin-built-site/html';
import {findPageParts} from './findPageParts';
import {removeOverriddenVariables, getStyleSheetEdits, getModuleClasses, purgeStyles} from './styles';

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
])('purgeStyles %s %s', async (_, name, isKept) => {
  const purged = await purgeStyles(folder, [PAGE], {unusedStyles: 'all', unusedClasses: [/^expandButton_/]});
  expect(purged.get('styles.1.css')?.includes(name)).toBe(isKept);
});

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
])('purgeStyles on any other site: %s %s', async (_, name, isKept) => {
  const sheet = `:root{--of-site:1px;--ifm-unused:2px}.badge{margin:0}.navbar{margin:1px}.set-by-widget{margin:2px}
[data-widget]{margin:3px}.on-click{margin:4px}.navbar:is(:hover, :focus){margin:5px}.navbar:is(.set-by-widget, :not(.off)){margin:6px}`;
  writeFileSync(join(folder, 'assets/css/styles.1.css'), sheet);
  const purged = await purgeStyles(folder, ['<html><body class="navbar">']);
  expect(purged.get('styles.1.css')?.includes(name)).toBe(isKept);
});

describe('removeOverriddenVariables', () => {
  const SITE = ":root,[data-theme='dark']{--link:teal}@media print{:root{--space:0}}.alert{--line:red}";

  it.each([
    ['removes variables that the site overrides', ':root{--link:blue;--text:black}', ':root{--text:black}'],
    [
      'removes them in dark mode',
      '@media screen{html[data-theme=dark]{--link:navy;--text:white}}',
      'html[data-theme=dark]{--text:white}',
    ],
    ['keeps variables that the site only overrides for some media', ':root{--space:1rem}', ':root{--space:1rem}'],
    ['keeps variables that the site only overrides for a part of the page', ':root{--line:gray}', ':root{--line:gray}'],
    ['keeps the values of parts of the page', '.navbar{--link:white}', '.navbar{--link:white}'],
  ])('%s', (_, theme, kept) => {
    const css = removeOverriddenVariables(`@layer theme{${theme}}${SITE}`);
    expect(css).toContain(kept);
    expect(css.endsWith(SITE)).toBe(true);
  });
});

const SHEETS = [
  {name: 'DataTable.2.css', classes: new Set(['table_a1', 'caption_a1'])},
  {name: 'Landing.3.css', classes: new Set(['hero_b2'])},
];
const BUNDLE = {
  baseUrl: '/docs/',
  documentScript: 'assets/js/document.js',
  files: new Set(['assets/css/styles.1.css', 'assets/css/Landing.3.css']),
};

describe('getStyleSheetEdits', () => {
  const link = (name: string): string => `<link rel=stylesheet href=/docs/assets/css/${name}>`;
  const finish = (html: string, renamed?: ReadonlyMap<string, string>): string =>
    applyEdits(html, getStyleSheetEdits(findPageParts(html, BUNDLE), SHEETS, '/docs/', renamed));

  it.each([
    ['one of several classes', '<div class="wide hero_b2">', ['Landing.3.css']],
    ['classes of two components', '<p class=hero_b2><p class="table_a1">', ['DataTable.2.css', 'Landing.3.css']],
    ['no class of a component', '<p class="hero">hero_b2</p>', []],
    ['a class in an attribute and in a comment', '<p title=\' class="hero_b2"\'><!-- <p class=hero_b2> -->', []],
  ])('links the style sheets for a page with %s', (_, body, sheets) => {
    expect(finish(link('styles.1.css') + body)).toBe(['styles.1.css', ...sheets].map(link).join('') + body);
  });

  it('replaces the main style sheet, and moves component style sheets', () => {
    const page = link('styles.1.css') + link('Landing.3.css');
    expect(finish(page, new Map([['styles.1.css', 'styles.9.css']]))).toBe(link('styles.9.css'));
  });

  it.each([
    '/docs/assets/css/brand.css',
    'https://cdn.example/docs/assets/css/styles.1.css',
    '/assets/css/styles.1.css',
  ])("doesn't change the site's own style sheet %s", (href) => {
    const page = `<link rel="stylesheet" href="${href}">`;
    expect(finish(page)).toBe(page);
  });
});

it('getModuleClasses omits classes that other pages can contain', () => {
  const css = '.table_aB3x .menu__link,.code-block .caption_-x9Z:hover,html[data-theme=dark] .tabs__item{margin:.5em}';
  expect(getModuleClasses(css)).toEqual(['table_aB3x', 'caption_-x9Z']);
});
