/** An entry of web storage. Storage can be blocked, full or edited by hand, so nothing here throws. */
export type Store = {
  /** The stored string, or `null` if there's none or storage is blocked. */
  readonly read: () => string | null;
  /**
   * The stored JSON object; empty if there's none. Other sites on the same host may have written it, so validate its
   * values.
   */
  readonly readRecord: () => Record<string, unknown>;
  /** Returns whether the string was stored. */
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

/** Creates access to an entry of web storage. Only call this in the browser. */
export function createStore(kind: 'localStorage' | 'sessionStorage', key: string): Store {
  const read = (): string | null => withFallback(() => window[kind].getItem(key), null);
  return {
    read,
    readRecord: () => {
      const value = withFallback(() => JSON.parse(read() ?? 'null') as unknown, null);
      // Don't spread strings, which would create a property for each letter.
      return {...(typeof value === 'object' && value)};
    },
    write: (value) =>
      withFallback(() => {
        window[kind].setItem(key, value);
        return true;
      }, false),
    clear: () => withFallback(() => window[kind].removeItem(key), undefined),
  };
}
