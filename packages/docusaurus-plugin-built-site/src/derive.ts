import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {CheerioAPI} from 'cheerio';
import {hash, openCache} from './cache';

/** What a result depends on besides the HTML that it is made from. */
export type MadeBy = {
  /**
   * Address of the module that makes it: when a file in its folder changes, it is made again.
   * @example import.meta.url
   */
  readonly code: string;
  /** What it is, and every other input. @example ['markdown', siteConfig.url] */
  readonly inputs: readonly string[];
};

/**
 * Makes data from the article of a page, or takes what an earlier build has made from the same HTML.
 *
 * @param make returns what JSON can hold
 */
export type Derive = <T>(by: MadeBy, make: (article: CheerioAPI) => T) => T;

/** Results of this build and the one before. */
export type DerivedData = {
  readonly get: <T>(html: string, by: MadeBy, make: () => T) => T;
  /** Removes everything that wasn't requested since the cache was opened. */
  readonly save: () => Promise<void>;
};

function hashFolder(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) {
    throw new Error(
      `${folder}: a module here makes data that is kept, and all files of its folder count as its code; move it out of the root of the package, such as to src/outputs`,
    );
  }
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const names = files.map(({parentPath, name}) => join(parentPath, name)).sort();
  return hash(names.map((name) => readFileSync(name)));
}

const LOCKFILES = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock'];

/**
 * Returns the content of the nearest lockfile, which contains the versions of all packages. Without a lockfile, nothing
 * is cached.
 */
function hashLockfile(folder: string): string {
  const file = LOCKFILES.map((name) => join(folder, name)).find((name) => existsSync(name));
  if (file) return hash([readFileSync(file)]);
  const parent = dirname(folder);
  return parent === folder ? '' : hashLockfile(parent);
}

/** Keeps nothing: for sites without a lockfile, and for tests. */
export const keepNothing: DerivedData = {get: (_html, _by, make) => make(), save: async () => undefined};

/** Opens what the build before has made: by HTML, the code that made it, its other inputs and the lockfile of the site. */
export function createDerivedData(folder: string, siteDir: string): DerivedData {
  const packages = hashLockfile(siteDir);
  if (packages === '') return keepNothing;
  const cache = openCache(folder);
  const kept: Promise<void>[] = [];
  const codes = new Map<string, string>();
  return {
    get<T>(html: string, {code, inputs}: MadeBy, make: () => T): T {
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
