import type {Move} from './moves';

const quote = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Lines of the nginx `map` from an address to where it has moved. */
export function writeMovesMap(moves: readonly Move[]): string {
  return moves.map(({from, to}) => `${quote(from)} ${quote(to)};\n`).join('');
}

/** `add_header` lines of nginx; a `$` in a value would be read as a variable, so it is refused. */
export function writeHeaders(headers: readonly (readonly [string, string])[]): string {
  return headers
    .map(([name, value]) => {
      if (value.includes('$'))
        throw new Error(`The header ${name} holds a "$", which nginx reads as a variable: ${value}`);
      return `add_header ${name} ${quote(value)} always;\n`;
    })
    .join('');
}
