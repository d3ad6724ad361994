/** One entry of the browser's storage. Storage can be blocked, full or edited by hand, so nothing here throws. */
export type Store = {
  /** The stored string, or `null` if there is none or it cannot be read. */
  readonly read: () => string | null;
  /** What is stored as JSON. Other pages of the host may have stored anything, so it is checked where it is used. */
  readonly readJson: () => unknown;
  /** Whether the string was stored. */
  readonly write: (value: string) => boolean;
  readonly clear: () => void;
};

function withFallback<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** Gives access to one entry of the browser's storage. Use it only in the browser. */
export function createStore(kind: 'localStorage' | 'sessionStorage', key: string): Store {
  const read = (): string | null => withFallback(() => window[kind].getItem(key), null);
  return {
    read,
    readJson: () => withFallback(() => JSON.parse(read() ?? 'null') as unknown, null),
    write: (value) =>
      withFallback(() => {
        window[kind].setItem(key, value);
        return true;
      }, false),
    clear: () => withFallback(() => window[kind].removeItem(key), undefined),
  };
}
