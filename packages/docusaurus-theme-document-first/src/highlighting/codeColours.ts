import type {PrismTheme} from 'prism-react-renderer';
import {TYPES} from './highlightCode';
import type {CodeThemes} from './readCodeConfig';

type Style = PrismTheme['plain'];

/** Properties of a theme's entry as declarations; what is not about text has no place in a line of code. */
function toDeclarations({color, fontStyle, fontWeight, textDecorationLine, opacity}: Style): string {
  const given = {
    color,
    'font-style': fontStyle,
    'font-weight': fontWeight,
    'text-decoration-line': textDecorationLine,
    opacity,
  };
  return Object.entries(given)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]))
    .join(';');
}

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
    const declarations = found[0] ? toDeclarations(found[0].style) : '';
    return declarations ? [`${scope}.tok-${name}{${declarations}}`] : [];
  });
  return [...(block ? [`${scope}.code-block{${block}}`] : []), ...tokens];
}

/**
 * Colours of code out of the themes that a site gives Docusaurus (`themeConfig.prism`), as a style sheet: the build
 * writes classes, so that both colour modes have the same page.
 */
export function printCodeColours({theme, darkTheme}: CodeThemes): string {
  const light = theme ? toRules(theme, '') : [];
  const dark = darkTheme ? toRules(darkTheme, "[data-theme='dark'] ") : [];
  return [...light, ...dark].join('\n');
}
