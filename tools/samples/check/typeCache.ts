import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Block} from '../model';
import {compiler} from './wrapForTypes';
import {checkTypes, type Finding} from './checkTypes';

const SDK = join(import.meta.dirname, '..', 'sdk');
const PACKAGES = join(import.meta.dirname, '..', 'package.json');
const CHECKER = readdirSync(import.meta.dirname)
  .filter((name) => /^(?:wrapForTypes|checkTypes)\.ts$/.test(name))
  .map((name) => join(import.meta.dirname, name));

/** What the compiler said about blocks before, so that an unchanged block costs nothing. */
export type TypeCache = Record<string, readonly Finding[]>;

function hashSurroundings(): string {
  const declarations = readdirSync(SDK).map((name) => join(SDK, name));
  const hash = createHash('sha256').update(compiler.version);
  for (const file of [...declarations, ...CHECKER, PACKAGES]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** A name for a block's check: its code, that of its group, the declarations, the packages and the compiler. */
export function createKeys(blocks: readonly Block[]): (block: Block) => string {
  const surroundings = hashSurroundings();
  return (block) => {
    const {group} = block.meta;
    const files =
      group === undefined ? [block] : blocks.filter((other) => other.page === block.page && other.meta.group === group);
    const hash = createHash('sha256')
      .update(surroundings)
      .update(JSON.stringify([block.version, block.lang, block.meta.run, block.code]));
    for (const file of files) hash.update(JSON.stringify([file.meta.title, file.code]));
    return hash.digest('hex').slice(0, 20);
  };
}

/** Reads the cache; a file that cannot be read is no cache. */
export function readTypeCache(file: string): TypeCache {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TypeCache) : {};
  } catch {
    return {};
  }
}

/** Writes the cache in one step, because several runs may write it. */
export function writeTypeCache(file: string, cache: TypeCache): void {
  mkdirSync(dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(cache));
  renameSync(draft, file);
}

function sharesGroup(a: Block, b: Block): boolean {
  return a.page === b.page && a.meta.group !== undefined && a.meta.group === b.meta.group;
}

/** Type-checks the blocks that have changed since they were checked last, and remembers what came out. */
export function checkTypesCached(scripts: readonly Block[], file: string): ReadonlyMap<Block, readonly Finding[]> {
  if (scripts.length === 0) return new Map();
  const cache = readTypeCache(file);
  const keyOf = createKeys(scripts);
  const keys = new Map(scripts.map((block) => [block, keyOf(block)]));
  const changed = scripts.filter((block) => !((keys.get(block) ?? '') in cache));
  const wanted = scripts.filter((block) => changed.some((other) => other === block || sharesGroup(other, block)));
  for (const [block, findings] of checkTypes(wanted)) cache[keys.get(block) ?? ''] = findings;
  if (changed.length > 0) writeTypeCache(file, cache);
  return new Map([...keys].map(([block, key]) => [block, cache[key] ?? []]));
}
