/** Reads one file of the index by its name. */
export type LoadFile = <T>(name: string) => Promise<T>;

/** What went wrong with the index, in words for the reader. */
export class SearchIndexError extends Error {
  readonly kind: 'missing' | 'unreachable' | 'damaged';

  constructor(kind: 'missing' | 'unreachable' | 'damaged', message: string) {
    super(message);
    this.name = 'SearchIndexError';
    this.kind = kind;
  }
}

/** Remembers what was read; a file that failed is asked for again the next time. */
export function rememberFiles(load: LoadFile): LoadFile {
  const files = new Map<string, Promise<unknown>>();
  return <T>(name: string): Promise<T> => {
    const known = files.get(name);
    if (known) return known as Promise<T>;
    const file = load<T>(name);
    files.set(name, file);
    file.catch(() => files.delete(name));
    return file;
  };
}

/** Reads the files of the index over the network. */
export function createFetchLoader(folder: string, fetchFile: typeof fetch = fetch): LoadFile {
  return async <T>(name: string): Promise<T> => {
    const answer = await fetchFile(folder + name).catch(() => {
      throw new SearchIndexError('unreachable', `${name} could not be fetched`);
    });
    if (!answer.ok) throw new SearchIndexError('missing', `${name} answered ${answer.status}`);
    try {
      return (await answer.json()) as T;
    } catch {
      throw new SearchIndexError('damaged', `${name} is not what it should be`);
    }
  };
}
