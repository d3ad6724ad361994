import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, it} from '@jest/globals';
import postcss from 'postcss';

/** Font sizes in CSS pixels at the browser's default, and relative ones for code and identifiers in text. */
const SIZES = [12, 13, 14, 16, 18, 20, 26, 40, 68].map((size) => `${size / 16}rem`);
const RELATIVE_SIZES = ['inherit', '1em', '0.875em'];
/** Radii in CSS pixels; `99rem` and `50%` are round. */
const RADII = [...[4, 8, 12].map((radius) => `${radius / 16}rem`), '0', '50%', '99rem'];

const IS_TOKEN = /^var\(--[\w-]+\)$/;

/** Returns the sizes in a `font-size` or `font` value; both ends of `clamp()`. */
function getSizes(property: string, value: string): string[] {
  const [, smallest, largest] = /^clamp\(([^,]+),[^,]+,([^)]+)\)$/.exec(value) ?? [];
  if (smallest && largest) return [smallest.trim(), largest.trim()];
  if (property === 'font') return value.split(/[\s/]+/).filter((part) => /^[\d.]+(?:rem|em|px)$/.test(part));
  return [value];
}

/** Returns declarations with a font size or radius that isn't on the scale. Print styles have their own sizes. */
function findOffScale(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(({prop, value}) => {
    const values = /radius/.test(prop)
      ? value.split(' ').filter((part) => !RADII.includes(part))
      : /^font(?:-size)?$|-font-size$/.test(prop) && !/\dpt\b/.test(value)
        ? getSizes(prop, value).filter((size) => ![...SIZES, ...RELATIVE_SIZES].includes(size))
        : [];
    if (values.some((part) => !IS_TOKEN.test(part))) found.push(`${prop}: ${value}`);
  });
  return found;
}

it.each([
  ['a {font-size: 0.9rem}', ['font-size: 0.9rem']],
  ['a {font: 600 15px/1.5 serif}', ['font: 600 15px/1.5 serif']],
  ['a {font-size: clamp(1rem, 2vw, 1.5rem)}', ['font-size: clamp(1rem, 2vw, 1.5rem)']],
  [':root {--ifm-h2-font-size: 1.5rem}', ['--ifm-h2-font-size: 1.5rem']],
  ['a {border-radius: 0 0 6px 6px}', ['border-radius: 0 0 6px 6px']],
  ['a {border-top-right-radius: 3px}', ['border-top-right-radius: 3px']],
  ['a {font: 600 0.875rem/1.5 serif; border-radius: 0 0 var(--mr-radius) 0.25rem}', []],
  ['a {font-size: clamp(1rem, 2vw, 1.125rem); font: inherit; border-radius: 50%}', []],
  ['@media print {a {font-size: 9pt}}', []],
])("finds values that aren't on the scale in %s", (css, found) => {
  expect(findOffScale(css)).toEqual(found);
});

it('all style sheets use the scale', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'packages'], {encoding: 'utf8'})
    .split('\n')
    .filter((name) => name.endsWith('.css'));
  const found = files.flatMap((name) => findOffScale(readFileSync(name, 'utf8')).map((line) => `${name}: ${line}`));
  expect(found).toEqual([]);
});
