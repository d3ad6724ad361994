import type {RedirectRule} from './listRedirectRules';

const quote = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Lines of the nginx `map` from an address to where it has moved. */
export function writeRedirectsMap(redirectRules: readonly RedirectRule[]): string {
  return redirectRules.map(({from, to}) => `${quote(from)} ${quote(to)};\n`).join('');
}

/** `add_header` lines for nginx. A `$` in a value is refused, because nginx would read it as a variable. */
export function writeHeaders(headers: readonly (readonly [string, string])[]): string {
  return headers
    .map(([name, value]) => {
      if (value.includes('$'))
        throw new Error(`The header ${name} contains a "$", which nginx reads as a variable: ${value}`);
      return `add_header ${name} ${quote(value)} always;\n`;
    })
    .join('');
}
