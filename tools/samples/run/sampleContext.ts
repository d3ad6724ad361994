import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {findNearestNames} from 'docusaurus-plugin-facts/facts';
import type {Reply} from '../../../src/features/rest-reference/mock/readRequest';
import standard from '../fixtures/default.json' with {type: 'json'};

/** A route of the HTTP stub. `replies` are returned in order; the last one is repeated. */
export interface StubRoute extends Reply {
  readonly method?: string;
  readonly url: string;
  readonly replies?: readonly Reply[];
}

/** The outcome of a pause in a step. */
export interface PauseOutcome {
  readonly resume?: {readonly body?: unknown; readonly headers?: Json; readonly query?: Json; readonly method?: string};
}

/** A hook or event of a source. */
export interface SourceCall {
  readonly hook?: 'deploy' | 'activate' | 'deactivate';
  readonly event?: unknown;
}

/** Everything that a sample can access when it runs: event, environment variables, HTTP responses, files and time. */
export interface SampleContext {
  readonly event: unknown;
  readonly context: Json;
  readonly steps: Readonly<Record<string, Json>>;
  readonly props: Json;
  readonly inputs: Json;
  readonly params: Json;
  readonly auths: Json;
  readonly checkpoint?: unknown;
  readonly stepCheckpoint?: unknown;
  readonly env: Readonly<Record<string, string | null>>;
  readonly serviceDb: Json;
  readonly http: readonly StubRoute[];
  readonly files: Readonly<Record<string, string>>;
  readonly now: string;
  readonly calls?: readonly SourceCall[];
  readonly runs: readonly PauseOutcome[];
  readonly random?: number;
}

/** Content of a fixture file. */
export type Fixture = Partial<SampleContext>;

/** The context for blocks without a fixture: the HTTP event of the workflow "Order handling". */
const DEFAULT_CONTEXT: SampleContext = standard;

/** Responses for all blocks, used after those of the fixture. */
export const DEFAULT_ROUTES: readonly StubRoute[] = standard.http;

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mergeDeep(base: unknown, over: unknown): unknown {
  if (!isObject(base) || !isObject(over)) return over;
  const merged: Json = {...base};
  for (const [key, value] of Object.entries(over)) merged[key] = key in base ? mergeDeep(base[key], value) : value;
  return merged;
}

/** Merges an event with the HTTP event. An event of a different trigger has no field in common, and replaces it. */
function mergeEvent(over: unknown): unknown {
  const isHttp = isObject(over) && Object.keys(over).some((key) => key in standard.event);
  return isHttp ? mergeDeep(standard.event, over) : over;
}

/** Keys that are merged with those of a fixture. All others are replaced. */
const MERGED = ['context', 'steps', 'env', 'params', 'auths'];

/** Returns the default context with the values of a fixture applied. */
function applyFixture(fixture: Fixture): SampleContext {
  const context: Json = {...DEFAULT_CONTEXT};
  for (const [key, value] of Object.entries(fixture)) {
    if (key === 'event') context.event = mergeEvent(value);
    else context[key] = MERGED.includes(key) ? mergeDeep(context[key], value) : value;
  }
  return context as unknown as SampleContext;
}

const KEYS = new Set([...Object.keys(DEFAULT_CONTEXT), 'calls', 'checkpoint', 'stepCheckpoint', 'random']);

/** Returns the context of a fixture by its name, or the default context without one. Errors list similar names. */
export function readFixture(folder: string, name: string | undefined): SampleContext {
  if (name === undefined) return DEFAULT_CONTEXT;
  const file = join(folder, `${name}.json`);
  if (!existsSync(file)) {
    const known = existsSync(folder)
      ? readdirSync(folder).flatMap((entry) => /^(.*)\.json$/.exec(entry)?.[1] ?? [])
      : [];
    const nearest = findNearestNames(name, known).join(', ');
    throw new Error(`no fixture "${name}" in tools/samples/fixtures${nearest && `; nearest: ${nearest}`}`);
  }
  const fixture = JSON.parse(readFileSync(file, 'utf8')) as Fixture;
  const unknown = Object.keys(fixture).filter((key) => !KEYS.has(key));
  if (unknown.length > 0)
    throw new Error(`fixture "${name}" has unknown keys: ${unknown.join(', ')}; known are ${[...KEYS].join(', ')}`);
  return applyFixture(fixture);
}
