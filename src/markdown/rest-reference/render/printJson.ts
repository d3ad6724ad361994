import type {Json} from '../document/types';

const WIDTH = 48;
const STEP = '  ';

function isScalar(value: Json): boolean {
  return typeof value !== 'object' || value === null;
}

/** JSON in the width of a sample: an object or array of plain values that fits stays on one line. */
export function printJson(value: Json, indent = ''): string {
  if (isScalar(value)) return JSON.stringify(value);
  const inner = indent + STEP;
  const isList = Array.isArray(value);
  const entries = Object.entries(value as {readonly [key: string]: Json});
  const parts = entries.map(([name, part]) => (isList ? '' : `${JSON.stringify(name)}: `) + printJson(part, inner));
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const line = `${open}${parts.join(', ')}${close}`;
  if (entries.every(([, part]) => isScalar(part)) && indent !== '' && line.length <= WIDTH) return line;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
