import {describe, expect, it} from '@jest/globals';
import {linkSheets, listModuleClasses} from './linkStyles';

const MAIN = '<link rel=stylesheet href=/docs/assets/css/styles.1.css />';
const SHEETS = [
  {name: 'DataTable.2.css', classes: new Set(['table_a1', 'caption_a1'])},
  {name: 'Landing.3.css', classes: new Set(['hero_b2'])},
];
const page = (body: string): string => `<head>${MAIN}</head><body>${body}</body>`;

describe('linkSheets', () => {
  it.each([
    ['a class alone', '<div class=caption_a1>', ['DataTable.2.css']],
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
