import {describe, expect, it} from '@jest/globals';
import postcss from 'postcss';
import {DEFAULT_TIMINGS as timings} from '../options';
import {darkOnScreen, pickDarkMode, replaceTimings} from './postcssPlugins';

describe('replaceTimings', () => {
  it('writes the duration in milliseconds', () => {
    expect(replaceTimings('background-color timing(copyFlash) ease', timings)).toBe(
      `background-color ${timings.copyFlash}ms ease`,
    );
  });

  it('leaves timing functions alone', () => {
    expect(replaceTimings('color 1s cubic-bezier(0, 0, 1, 1)', timings)).toBe('color 1s cubic-bezier(0, 0, 1, 1)');
  });

  it('names the durations there are when one is unknown', () => {
    expect(() => replaceTimings('timing(flash)', timings)).toThrow(/no such duration.*copyFlash/);
  });
});

const squeeze = (css: string): string => css.replace(/\s+/g, '');

describe('dark mode without script', () => {
  it('applies to a page without the attribute', () => {
    const css = ":root {--ink: black} /* a comment */ [data-theme='dark'] {--ink: white}";
    expect(squeeze(pickDarkMode(css))).toBe(':root{--ink:white}');
  });

  it('keeps what else the selector says, and in which media', () => {
    const css = '@media (forced-colors: active) {a {color: red} html[data-theme=dark] .logo, .bar {color: white}}';
    expect(squeeze(pickDarkMode(css))).toBe('@media(forced-colors:active){html:root.logo{color:white}}');
  });

  it('leaves out what has no rule for it', () => {
    expect(squeeze(pickDarkMode("@font-face {font-family: 'Zilla Slab'} @media print {a {color: red}}"))).toBe('');
  });
});

describe('dark mode on screens', () => {
  const process = (css: string): string => postcss([darkOnScreen]).process(css, {from: undefined}).css;

  it.each(["[data-theme='dark'] .logo", 'html[data-theme=dark]'])('%s is not printed', (selector) => {
    expect(squeeze(process(`${selector} {color: white}`))).toBe(squeeze(`@media screen {${selector} {color: white}}`));
  });

  it('leaves rules of both modes alone', () => {
    const both = ":root, [data-theme='dark'] {color: var(--ink)}";
    expect(process(both)).toBe(both);
  });
});
