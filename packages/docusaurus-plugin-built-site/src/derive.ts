import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {CheerioAPI} from 'cheerio';
import {hashInputs, openCache} from './cache';

/** Inputs of a result besides the HTML. */
export type CacheKey = {
  /**
   * URL of the module that computes the result. Changing any file in its folder invalidates the cache.
   * @example import.meta.url
   */
  readonly code: string;
  /** A name for the result, and all other inputs. @example ['markdown', siteConfig.url] */
  readonly inputs: readonly string[];
};

/**
 * Derives data from the article of a page, or returns the cached result for the same HTML.
 *
 * @param make returns a value that JSON can represent
 */
export type Derive = <T>(by: CacheKey, make: (article: CheerioAPI) => T) => T;

/** Derived data of this build and the previous one. */
export type DerivedData = {
  readonly get: <T>(html: string, by: CacheKey, make: () => T) => T;
  /** Removes everything that wasn't requested since the cache was opened. */
  readonly save: () => Promise<void>;
};

function hashFolder(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) {
    throw new Error(
      `${folder}: a module here makes data that is kept, and all files of its folder count as its code; move it out of the root of the package, such as to src/outputs`,
    );
  }
  // With Yarn PnP, entries with file types have no parent path.
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => join(folder, name));
  const files = names.filter((name) => statSync(name).isFile()).sort();
  return hashInputs(files.map((name) => readFileSync(name)));
}

const LOCKFILES = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock'];

/** Hashes the nearest lockfile, which has the versions of all packages. Without one, nothing is cached. */
function hashLockfile(folder: string): string {
  const file = LOCKFILES.map((name) => join(folder, name)).find((name) => existsSync(name));
  if (file) return hashInputs([readFileSync(file)]);
  const parent = dirname(folder);
  return parent === folder ? '' : hashLockfile(parent);
}

/** Doesn't cache, for sites without a lockfile and for tests. */
export const noCache: DerivedData = {get: (_html, _by, make) => make(), save: async () => undefined};

/** Opens the cache of derived data. A key consists of the HTML, the `CacheKey` and the site's lockfile. */
export function openDerivedCache(folder: string, siteDir: string): DerivedData {
  const packages = hashLockfile(siteDir);
  if (packages === '') return noCache;
  const cache = openCache(folder);
  const kept: Promise<void>[] = [];
  const codes = new Map<string, string>();
  return {
    get<T>(html: string, {code, inputs}: CacheKey, make: () => T): T {
      const ofCode = codes.get(code) ?? hashFolder(dirname(fileURLToPath(code)));
      codes.set(code, ofCode);
      const all = [html, ofCode, packages, process.versions.node, ...inputs];
      const found = cache.find(all);
      if (found) return JSON.parse(found.toString()) as T;
      const made = make();
      kept.push(cache.keep(all, JSON.stringify(made)));
      return made;
    },
    async save() {
      await Promise.all(kept);
      await cache.prune();
    },
  };
}
