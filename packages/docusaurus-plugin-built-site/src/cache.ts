import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readdir, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {writeCacheFile} from './files';

/** Cache folder, below the root of the project. */
export const CACHE_FOLDER = 'node_modules/.cache/docusaurus-plugin-built-site';

type Inputs = readonly (string | Buffer)[];

/** Hashes a list of inputs, with their lengths to avoid ambiguity. */
export function hashInputs(inputs: Inputs): string {
  const sum = createHash('sha256');
  for (const input of inputs) sum.update(`${input.length}\0`).update(input);
  return sum.digest('hex');
}

/** Cache of results between builds. */
export type Cache = {
  /** Returns the cached result for these inputs. Damaged results are ignored. */
  readonly find: (inputs: Inputs) => Buffer | undefined;
  readonly keep: (inputs: Inputs, result: string | Buffer) => Promise<void>;
  /** Removes entries that weren't requested since the cache was opened. */
  readonly prune: () => Promise<void>;
};

/**
 * Opens a cache folder. Results are stored under a hash of their inputs, so they're never out of date, followed by a
 * hash of their content. You can delete the folder at any time. Incomplete results of interrupted builds are ignored.
 */
export function openCache(folder: string): Cache {
  const used = new Set<string>();
  return {
    find(inputs) {
      const name = hashInputs(inputs);
      used.add(name);
      try {
        const kept = readFileSync(join(folder, name));
        const result = kept.subarray(name.length);
        return kept.toString('latin1', 0, name.length) === hashInputs([name, result]) ? result : undefined;
      } catch {
        return undefined;
      }
    },
    async keep(inputs, result) {
      const [name, content] = [hashInputs(inputs), Buffer.from(result)];
      await writeCacheFile(join(folder, name), Buffer.concat([Buffer.from(hashInputs([name, content])), content]));
    },
    async prune() {
      const names = await readdir(folder).catch(() => []);
      const unused = names.filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(join(folder, name), {force: true}).catch(() => undefined)));
    },
  };
}
