import {expect, it} from '@jest/globals';
import postcss from 'postcss';
import {darkOnScreen} from './darkOnScreen';

const process = (css: string): string =>
  postcss([darkOnScreen]).process(css, {from: undefined}).css.replace(/\s+/g, '');

it.each([
  ["[data-theme='dark'] .logo {color: white}", "@mediascreen{[data-theme='dark'].logo{color:white}}"],
  ['html[data-theme=dark] {color: white}', '@mediascreen{html[data-theme=dark]{color:white}}'],
  [":root, [data-theme='dark'] {color: black}", ":root,[data-theme='dark']{color:black}"],
])('limits dark mode rules to screens: %s', (css, kept) => {
  expect(process(css)).toBe(kept);
});
