import type {Part} from './records';

/** Loads a part of the index by its number. */
export type ReadPart = (at: number) => Promise<Part>;

/** The parts of an index that one query has loaded. */
export type Parts = {
  readonly get: (at: number) => Part | undefined;
  readonly load: (numbers: readonly number[]) => Promise<unknown>;
  /** Whether one of these parts has to be fetched, because no query has loaded it yet. */
  readonly mustFetch: (numbers: readonly number[]) => boolean;
};

/**
 * Returns a function that creates the parts of a query. All queries share loaded files, even concurrent ones. But a
 * query only uses the parts that it has requested itself, so that its results don't depend on earlier queries.
 */
export function createPartsLoader(read: ReadPart): () => Parts {
  const loaded = new Map<number, Part>();
  const loading = new Map<number, Promise<unknown>>();
  const loadPart = (at: number): Promise<unknown> => {
    if (loaded.has(at)) return Promise.resolve();
    const readPart = async (): Promise<unknown> => loaded.set(at, await read(at));
    const part = loading.get(at) ?? readPart().finally(() => loading.delete(at));
    loading.set(at, part);
    return part;
  };
  return () => {
    const own = new Set<number>();
    return {
      get: (at) => (own.has(at) ? loaded.get(at) : undefined),
      load: async (numbers) => {
        await Promise.all(numbers.map(loadPart));
        numbers.forEach((at) => own.add(at));
      },
      mustFetch: (numbers) => numbers.some((at) => !loaded.has(at)),
    };
  };
}
