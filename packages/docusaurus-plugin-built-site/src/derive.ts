import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {keepFile} from './files';

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
 * Makes data from a part of the built site, or takes what an earlier build has made from the same HTML.
 *
 * @param make returns what JSON can hold
 */
export type Derive<Part> = <T>(by: MadeBy, make: (part: Part) => T) => T;

/** Results of this build and the one before. */
export type DerivedData = {
  readonly get: <T>(html: string, by: MadeBy, make: () => T) => T;
  /** Keeps what was asked for since it was opened, and nothing else. */
  readonly save: () => Promise<void>;
};

const hash = (parts: readonly (string | Buffer)[]): string => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(`${part.length}\0`).update(part);
  return sum.digest('base64url');
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

/** The versions of all packages, as the nearest lockfile tells them; empty without one, and then nothing is kept. */
function hashLockfile(folder: string): string {
  const file = LOCKFILES.map((name) => join(folder, name)).find((name) => existsSync(name));
  if (file) return hash([readFileSync(file)]);
  const parent = dirname(folder);
  return parent === folder ? '' : hashLockfile(parent);
}

/** What a file keeps after the hash of it; nothing where it was cut, emptied, swapped or changed. */
function parseKept(text: string): Record<string, unknown> {
  const [sum, kept = ''] = text.split('\n');
  return sum === hash([kept]) ? (JSON.parse(kept) as Record<string, unknown>) : {};
}

/** Keeps nothing: for sites without a lockfile, and for tests. */
export const keepNothing: DerivedData = {get: (_html, _by, make) => make(), save: async () => undefined};

/**
 * Opens what the build before has made: one file, because a page has several small results (compressed files, which are
 * large, have a file each: `openKeptWork`). The file can be deleted at any time; a damaged one counts as none. A result is
 * found by its HTML, the code that made it, its other inputs and the lockfile of the site.
 */
export async function openDerivedData(file: string, siteDir: string): Promise<DerivedData> {
  const packages = hashLockfile(siteDir);
  if (packages === '') return keepNothing;
  const kept = await readFile(file, 'utf8').then(parseKept, () => ({}));
  const before = new Map(Object.entries(kept));
  const used = new Map<string, unknown>();
  const codes = new Map<string, string>();
  return {
    get<T>(html: string, {code, inputs}: MadeBy, make: () => T): T {
      const ofCode = codes.get(code) ?? hashFolder(dirname(fileURLToPath(code)));
      codes.set(code, ofCode);
      const name = hash([html, ofCode, packages, process.versions.node, ...inputs]);
      const made = before.has(name) ? (before.get(name) as T) : make();
      used.set(name, made);
      return made;
    },
    async save() {
      const text = JSON.stringify(Object.fromEntries(used));
      await keepFile(file, `${hash([text])}\n${text}`);
    },
  };
}
