import type {CodeThemes} from '../highlighting/readCodeConfig';

const BLOCK = "[data-theme='dark'] .theme-code-block";

const toProperty = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const printStyle = (style: Readonly<Record<string, unknown>>, prefix = ''): string =>
  Object.entries(style)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => `${prefix}${toProperty(name)}:${value}!important`)
    .join(';');

/** A token type as part of a selector: `attr-name`, `c++`. */
const escapeType = (type: string): string => type.replace(/[^\w-]/g, (character) => `\\${character}`);

const printRule = (types: readonly string[], style: string): string =>
  `${types.map((type) => `${BLOCK} .token.${escapeType(type)}`).join()}{${style}}\n`;

/**
 * Rules that show highlighted code in the colours of dark mode. Docusaurus writes the colours of light mode into the
 * HTML of every token, and changes them with React only.
 */
export function printDarkCode({theme, darkTheme}: CodeThemes): string {
  if (!theme || !darkTheme) return '';
  const inLight = [...new Set(theme.styles.flatMap(({types}) => types))];
  const color = {color: darkTheme.plain.color};
  return [
    `${BLOCK}{${printStyle(darkTheme.plain, '--prism-')}}\n`,
    `${BLOCK} .prism-code{${printStyle(darkTheme.plain)}}\n`,
    `${BLOCK} .token-line,${BLOCK} .token.plain{${printStyle(color)}}\n`,
    ...(inLight.length > 0 ? [printRule(inLight, printStyle(color))] : []),
    ...darkTheme.styles.map(({types, style}) => printRule(types, printStyle(style))),
  ].join('');
}
