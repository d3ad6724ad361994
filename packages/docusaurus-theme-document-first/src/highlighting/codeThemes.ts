import type {ThemeConfig} from '@docusaurus/theme-common';
import type {PrismTheme} from 'prism-react-renderer';
import type {CodeLanguage} from '../options';
import {DEEPEST, TYPES} from './highlightCode';
import type {HighlightOptions} from './rehypeHighlight';

/** The themes of code for both colour modes. */
type CodeThemes = Partial<Pick<ThemeConfig['prism'], 'theme' | 'darkTheme'>>;

/** Reads what a site says about code, once for Docusaurus and once for this theme. */
export function getCodeConfig(
  {prism = {}}: {readonly prism?: Partial<ThemeConfig['prism']>},
  languages: Readonly<Record<string, CodeLanguage>>,
): {readonly themes: CodeThemes; readonly highlighting: HighlightOptions} {
  const {theme, darkTheme, additionalLanguages = [], magicComments = []} = prism;
  const own = Object.values(languages).flatMap(({grammar}) => grammar ?? []);
  return {
    themes: {...(theme && {theme}), ...(darkTheme && {darkTheme})},
    highlighting: {grammars: [...new Set([...additionalLanguages, ...own])], magicComments},
  };
}

const toProperty = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** An entry of a theme as declarations, of which each may end in `!important`. */
const printStyle = (style: Readonly<Record<string, unknown>>, end = '', prefix = ''): string =>
  Object.entries(style)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => `${prefix}${toProperty(name)}:${value}${end}`)
    .join(';');

function toRules({plain, styles}: PrismTheme, scope: string): string[] {
  const {backgroundColor = plain.background, color} = plain;
  const block = [
    ...(backgroundColor ? [`--ifm-pre-background:${backgroundColor}`] : []),
    ...(color ? [`--ifm-pre-color:${color}`] : []),
  ].join(';');
  const tokens = Object.entries(TYPES).flatMap(([name, types]) => {
    // A theme names the type that matters most in its last entry for it.
    const found = types.flatMap(
      (type) => styles.filter((entry) => !entry.languages && entry.types.includes(type)).at(-1) ?? [],
    );
    const declarations = found[0] ? printStyle(found[0].style) : '';
    return declarations ? [`${scope}.tok-${name}{${declarations}}`] : [];
  });
  return [...(block ? [`${scope}.code-block{${block}}`] : []), ...tokens];
}

/** How far long lines go on below their beginning where they are wrapped (`highlightCode.ts`), in steps of two characters. */
const INDENTS = Array.from({length: DEEPEST}, (_, at) => `.code-line--${at + 1}{--indent:${2 * at + 2}ch}`);

/**
 * Colours of code that the build has highlighted, and the indents of its long lines, as a style sheet: the build writes
 * classes, so that both colour modes have the same page.
 */
export function printCodeColors({theme, darkTheme}: CodeThemes): string {
  const light = theme ? toRules(theme, '') : [];
  const dark = darkTheme ? toRules(darkTheme, "[data-theme='dark'] ") : [];
  return [...light, ...dark, ...INDENTS].join('\n');
}

const STOCK_BLOCK = "[data-theme='dark'] .theme-code-block";

/** Over the colours of light mode in the HTML of every token. */
const IMPORTANT = '!important';

/** A token type as part of a selector: `attr-name`, `c++`. */
const escapeType = (type: string): string => type.replace(/[^\w-]/g, (character) => `\\${character}`);

const printRule = (types: readonly string[], style: string): string =>
  `${types.map((type) => `${STOCK_BLOCK} .token.${escapeType(type)}`).join()}{${style}}\n`;

/**
 * Colours of dark mode for code that Docusaurus has highlighted, as a style sheet: it writes those of light mode into
 * the HTML of every token, and changes them with React only.
 */
export function printDarkCode({theme, darkTheme}: CodeThemes): string {
  if (!theme || !darkTheme) return '';
  const inLight = [...new Set(theme.styles.flatMap(({types}) => types))];
  const color = {color: darkTheme.plain.color};
  return [
    `${STOCK_BLOCK}{${printStyle(darkTheme.plain, IMPORTANT, '--prism-')}}\n`,
    `${STOCK_BLOCK} .prism-code{${printStyle(darkTheme.plain, IMPORTANT)}}\n`,
    `${STOCK_BLOCK} .token-line,${STOCK_BLOCK} .token.plain{${printStyle(color, IMPORTANT)}}\n`,
    ...(inLight.length > 0 ? [printRule(inLight, printStyle(color, IMPORTANT))] : []),
    ...darkTheme.styles.map(({types, style}) => printRule(types, printStyle(style, IMPORTANT))),
  ].join('');
}
