import type {JsonValue} from './apiRequest';

/** How a language writes what differs from JSON. */
interface Notation {
  readonly words: Readonly<Record<string, string>>;
  readonly key: (name: string) => string;
}

const PLAIN_NAME = /^[A-Za-z_$][\w$]*$/;

const javascript: Notation = {words: {}, key: (name) => (PLAIN_NAME.test(name) ? name : JSON.stringify(name))};
const python: Notation = {words: {null: 'None', true: 'True', false: 'False'}, key: (name) => JSON.stringify(name)};

function print(value: JsonValue, notation: Notation, indent: string, step: string): string {
  const inner = indent + step;
  const wrap = (open: string, parts: readonly string[], close: string): string =>
    parts.length === 0
      ? open + close
      : `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value);
    return typeof value === 'string' ? text : (notation.words[text] ?? text);
  }
  if (Array.isArray(value)) {
    const items = value as readonly JsonValue[];
    return wrap(
      '[',
      items.map((item) => print(item, notation, inner, step)),
      ']',
    );
  }
  const entries = Object.entries(value as {readonly [key: string]: JsonValue});
  return wrap(
    '{',
    entries.map(([name, part]) => `${notation.key(name)}: ${print(part, notation, inner, step)}`),
    '}',
  );
}

/** A value as JavaScript, continued at the given indentation. */
export const printJavaScript = (value: JsonValue, indent = ''): string => print(value, javascript, indent, '  ');

/** A value as Python, continued at the given indentation. */
export const printPython = (value: JsonValue, indent = ''): string => print(value, python, indent, '    ');
