import {expect, it} from '@jest/globals';
import {headTags, readDesignToken} from './head';

const CSS = ":root {\n  --paper: #fff;\n}\n[data-theme='dark'] {\n  --paper: #000;\n}\n";

it('reads the value of each colour mode', () => {
  expect([readDesignToken('--paper', 'light', CSS), readDesignToken('--paper', 'dark', CSS)]).toEqual(['#fff', '#000']);
});

it('throws for an unknown token, naming the mode', () => {
  expect(() => readDesignToken('--ink', 'dark', CSS)).toThrow(/no --ink under \[data-theme='dark'\]/);
});

it('the theme colours in the head match the style sheet', () => {
  const colors = headTags.flatMap(({attributes}) => (attributes?.name === 'theme-color' ? attributes.content : []));
  expect(colors).toEqual([readDesignToken('--mr-paper', 'light'), readDesignToken('--mr-paper', 'dark')]);
  for (const color of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});
