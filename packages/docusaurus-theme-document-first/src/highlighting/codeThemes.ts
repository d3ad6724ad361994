import type {ThemeConfig} from '@docusaurus/theme-common';
import type {PrismTheme} from 'prism-react-renderer';
import type {CodeLanguage} from '../options';
import {DEEPEST, TYPES} from './highlightCode';
import type {HighlightOptions} from './rehypeHighlight';

/** Code themes for both colour modes. */
type CodeThemes = Partial<Pick<ThemeConfig['prism'], 'theme' | 'darkTheme'>>;

/** Reads the site's settings for code, for Docusaurus and for this theme. */
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

const toCssProperty = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Formats the style of a theme entry as CSS declarations, each with an optional end (`!important`) and prefix. */
const formatDeclarations = (style: Readonly<Record<string, unknown>>, end = '', prefix = ''): string =>
  Object.entries(style)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => `${prefix}${toCssProperty(name)}:${value}${end}`)
    .join(';');

function createColorRules({plain, styles}: PrismTheme, scope: string): string[] {
  const {backgroundColor = plain.background, color} = plain;
  const block = [
    ...(backgroundColor ? [`--ifm-pre-background:${backgroundColor}`] : []),
    ...(color ? [`--ifm-pre-color:${color}`] : []),
  ].join(';');
  const tokens = Object.entries(TYPES).flatMap(([name, types]) => {
    // If a theme has several entries for a type, the last one wins.
    const found = types.flatMap(
      (type) => styles.filter((entry) => !entry.languages && entry.types.includes(type)).at(-1) ?? [],
    );
    const declarations = found[0] ? formatDeclarations(found[0].style) : '';
    return declarations ? [`${scope}.tok-${name}{${declarations}}`] : [];
  });
  return [...(block ? [`${scope}.code-block{${block}}`] : []), ...tokens];
}

/** Hanging indents of wrapped lines (`highlightCode.ts`), in steps of two characters. */
const INDENTS = Array.from({length: DEEPEST}, (_, at) => `.code-line--${at + 1}{--indent:${2 * at + 2}ch}`);

/** Creates the CSS for code that's highlighted while building: its colours, and hanging indents for long lines. */
export function createCodeColorCss({theme, darkTheme}: CodeThemes): string {
  const light = theme ? createColorRules(theme, '') : [];
  const dark = darkTheme ? createColorRules(darkTheme, "[data-theme='dark'] ") : [];
  return [...light, ...dark, ...INDENTS].join('\n');
}

const STOCK_BLOCK = "[data-theme='dark'] .theme-code-block";

/** Overrides the inline colours of light mode. */
const IMPORTANT = '!important';

/** Escapes a token type for a selector: `attr-name`, `c++`. */
const escapeType = (type: string): string => type.replace(/[^\w-]/g, (character) => `\\${character}`);

const formatTokenRule = (types: readonly string[], style: string): string =>
  `${types.map((type) => `${STOCK_BLOCK} .token.${escapeType(type)}`).join()}{${style}}\n`;

/** Creates the dark colours for Docusaurus's code blocks, which only have light inline styles until React starts. */
export function createStockDarkCss({theme, darkTheme}: CodeThemes): string {
  if (!theme || !darkTheme) return '';
  const inLight = [...new Set(theme.styles.flatMap(({types}) => types))];
  const color = {color: darkTheme.plain.color};
  return [
    `${STOCK_BLOCK}{${formatDeclarations(darkTheme.plain, IMPORTANT, '--prism-')}}\n`,
    `${STOCK_BLOCK} .prism-code{${formatDeclarations(darkTheme.plain, IMPORTANT)}}\n`,
    `${STOCK_BLOCK} .token-line,${STOCK_BLOCK} .token.plain{${formatDeclarations(color, IMPORTANT)}}\n`,
    ...(inLight.length > 0 ? [formatTokenRule(inLight, formatDeclarations(color, IMPORTANT))] : []),
    ...darkTheme.styles.map(({types, style}) => formatTokenRule(types, formatDeclarations(style, IMPORTANT))),
  ].join('');
}
