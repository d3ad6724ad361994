import type {Part} from './records';

/** Loads a part of the index by its number. */
export type ReadPart = (at: number) => Promise<Part>;

/** The loaded parts of an index. */
export type Parts = {
  readonly get: (at: number) => Part | undefined;
  readonly load: (numbers: readonly number[]) => Promise<unknown>;
};

/** Loads each part of an index once, even for concurrent queries. */
export function createParts(read: ReadPart): Parts {
  const loaded = new Map<number, Part>();
  const loading = new Map<number, Promise<unknown>>();
  const loadPart = (at: number): Promise<unknown> => {
    if (loaded.has(at)) return Promise.resolve();
    const readPart = async (): Promise<unknown> => loaded.set(at, await read(at));
    const part = loading.get(at) ?? readPart().finally(() => loading.delete(at));
    loading.set(at, part);
    return part;
  };
  return {get: (at) => loaded.get(at), load: (numbers) => Promise.all(numbers.map(loadPart))};
}
