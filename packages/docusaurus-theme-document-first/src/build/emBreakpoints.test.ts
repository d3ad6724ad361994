import {expect, it} from '@jest/globals';
import postcss from 'postcss';
import {emBreakpoints} from './emBreakpoints';

const convert = (css: string): string => postcss([emBreakpoints]).process(css, {from: undefined}).css;

it.each([
  ['(max-width: 996px)', '(max-width: 62.25em)'],
  ['(min-width:997px) and (max-width: 1200px)', '(min-width:62.3125em) and (max-width: 75em)'],
  ['screen and (width >= 640px)', 'screen and (width >= 40em)'],
])('converts breakpoints from pixels to em: %s', (given, converted) => {
  expect(convert(`@media ${given} { a { width: 10px } }`)).toBe(`@media ${converted} { a { width: 10px } }`);
});

it.each(['(max-width: 40em)', '(min-height: 300px)', '(min-resolution: 2dppx)', 'print'])(
  "doesn't change %s",
  (given) => {
    expect(convert(`@media ${given} { a { width: 10px } }`)).toBe(`@media ${given} { a { width: 10px } }`);
  },
);
