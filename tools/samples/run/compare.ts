import {isDeepStrictEqual} from 'node:util';
import type {Outcome} from './sampleJob';

/** What a page shows of a result, and what came out instead. */
export interface Mismatch {
  readonly shown: string;
  readonly actual: string;
}

const WIDTH = 100;

/** JSON as the pages write it: on one line where it fits, with spaces inside braces. */
export function formatJson(value: unknown, indent = ''): string {
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing';
  const inner = `${indent}  `;
  const parts = isList
    ? value.map((entry) => formatJson(entry, inner))
    : Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${formatJson(entry, inner)}`);
  if (parts.length === 0) return isList ? '[]' : '{}';
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (indent.length + line.length <= WIDTH && !line.includes('\n')) return line;
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}

function readJson(outcome: Outcome): Readonly<Record<string, unknown>> {
  return {
    return: outcome.returnValue,
    exports: outcome.exports ?? {},
    response: outcome.response,
    sends: outcome.sends ?? [],
    emits: outcome.emits ?? [],
    db: outcome.db,
    pause: outcome.pause,
    body: outcome.body,
  };
}

function readText(outcome: Outcome): Readonly<Record<string, string>> {
  const logs = (outcome.logs ?? []).join('\n');
  return {
    logs: logs || (outcome.stdout ?? ''),
    stdout: outcome.stdout || logs,
    error: outcome.error?.message ?? '',
    exit: outcome.exit?.reason ?? '',
  };
}

type Shape = (actual: unknown, shown: unknown) => unknown;

function pickShown(actual: unknown, shown: unknown): unknown {
  if (typeof actual !== 'object' || actual === null || typeof shown !== 'object' || shown === null) return actual;
  return Object.fromEntries(Object.entries(actual).filter(([key]) => key in shown));
}

/** A page may leave out the channel of an event where it is the usual one. */
const hideDefaultChannel: Shape = (actual, shown) => {
  if (!Array.isArray(actual) || !Array.isArray(shown)) return actual;
  return actual.map((emit: Record<string, unknown>, index) => {
    const {name, ...rest} = emit;
    const wanted = shown[index] as Record<string, unknown> | undefined;
    return name === 'default' && wanted && !('name' in wanted) ? rest : emit;
  });
};

/** A pause shows what matters of it; the URLs differ for each execution. */
const SHAPES: Readonly<Record<string, Shape>> = {pause: pickShown, emits: hideDefaultChannel};

function compareText(kind: string, shown: string, actual: string, outcome: Outcome): Mismatch | undefined {
  const [wanted, got] = [shown.trimEnd(), actual.trimEnd()];
  if (wanted === got) return undefined;
  const {error} = outcome;
  const isPart = kind === 'error' && error && `${error.name}: ${error.message}\n${error.stack}`.includes(wanted.trim());
  return isPart ? undefined : {shown: wanted, actual: got};
}

/** The kinds of result that a page can show. */
export const EXPECT_KINDS = [
  'return',
  'exports',
  'logs',
  'response',
  'sends',
  'emits',
  'db',
  'pause',
  'error',
  'stdout',
  'body',
  'exit',
];

/** Compares one shown result with what came out; undefined means that they agree. */
export function compareShown(kind: string, shown: string, outcome: Outcome): Mismatch | undefined {
  const text = readText(outcome)[kind];
  if (text !== undefined) return compareText(kind, shown, text, outcome);
  const wanted = JSON.parse(shown) as unknown;
  const found = readJson(outcome)[kind];
  const actual = SHAPES[kind]?.(found, wanted) ?? found;
  return isDeepStrictEqual(wanted, actual) ? undefined : {shown: formatJson(wanted), actual: formatJson(actual)};
}
