import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Results of earlier builds, by what they were made from. */
export type KeptWork = {
  /** Returns the result that was kept for these inputs, or makes and keeps it. */
  readonly get: (inputs: readonly (string | Buffer)[], make: () => Buffer | Promise<Buffer>) => Promise<Buffer>;
  /** Removes what was not asked for since the folder was opened. */
  readonly prune: () => Promise<void>;
};

/**
 * Opens a folder of kept results. A result is found by a hash of its inputs, so it is never out of date, and the
 * folder can be deleted at any time. A file that an interrupted build left behind is ignored, because a result gets
 * its name only once it is complete.
 *
 * @param version changes whenever the code that makes results does; results of other versions are not found
 */
export async function openKeptWork(folder: string, version: string): Promise<KeptWork> {
  await mkdir(folder, {recursive: true});
  const used = new Set<string>();
  const nameOf = (inputs: readonly (string | Buffer)[]): string => {
    const hash = createHash('sha256').update(version);
    for (const input of inputs) hash.update(`\0${input.length}\0`).update(input);
    return hash.digest('hex');
  };
  return {
    async get(inputs, make) {
      const name = nameOf(inputs);
      used.add(name);
      const file = join(folder, name);
      const kept = await readFile(file).catch(() => null);
      if (kept) return kept;
      const made = await make();
      // Equal content can be made twice at the same time.
      const incomplete = `${file}.${randomUUID()}.tmp`;
      await writeFile(incomplete, made);
      await rename(incomplete, file);
      return made;
    },
    async prune() {
      const names = await readdir(folder);
      await Promise.all(names.filter((name) => !used.has(name)).map((name) => rm(join(folder, name), {force: true})));
    },
  };
}
