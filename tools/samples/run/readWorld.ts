import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {nearestNames} from '../../../src/facts/nearest';
import {defaultEvent, defaultWorld, type Fixture, type World} from './world';

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

/** An event that shares no field with the HTTP event is one of another trigger and replaces it. */
function mergeEvent(over: unknown): unknown {
  const isHttp = isObject(over) && Object.keys(over).some((key) => key in defaultEvent);
  return isHttp ? mergeDeep(defaultEvent, over) : over;
}

const REPLACED = new Set([
  'http',
  'runs',
  'calls',
  'files',
  'now',
  'serviceDb',
  'props',
  'inputs',
  'checkpoint',
  'stepCheckpoint',
]);

/** The default world with a fixture laid over it. */
export function createWorld(fixture: Fixture): World {
  const world: Json = {...defaultWorld};
  for (const [key, value] of Object.entries(fixture)) {
    if (key === 'event') world.event = mergeEvent(value);
    else world[key] = REPLACED.has(key) ? value : mergeDeep(world[key], value);
  }
  return world as unknown as World;
}

const KEYS = new Set([...Object.keys(defaultWorld), 'calls', 'checkpoint', 'stepCheckpoint', 'random']);

/** Reads a fixture by its name; the message of a failure says what there is instead. */
export function readWorld(folder: string, name: string | undefined): World {
  if (name === undefined) return defaultWorld;
  const file = join(folder, `${name}.json`);
  if (!existsSync(file)) {
    const known = existsSync(folder) ? readdirSync(folder).map((entry) => entry.replace(/\.json$/, '')) : [];
    const nearest = nearestNames(name, known).join(', ');
    throw new Error(`no fixture "${name}" in tools/samples/fixtures${nearest && `; nearest: ${nearest}`}`);
  }
  const fixture = JSON.parse(readFileSync(file, 'utf8')) as Fixture;
  const unknown = Object.keys(fixture).filter((key) => !KEYS.has(key));
  if (unknown.length > 0)
    throw new Error(`fixture "${name}" has unknown keys: ${unknown.join(', ')}; known are ${[...KEYS].join(', ')}`);
  return createWorld(fixture);
}
