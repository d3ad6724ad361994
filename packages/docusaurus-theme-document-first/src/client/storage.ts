/** One entry of the browser's storage. Storage can be blocked, full or edited by hand, so nothing here throws. */
export type Store = {
  /** The stored string, or `null` if there is none or it cannot be read. */
  readonly read: () => string | null;
  /** Whether the string was stored. */
  readonly write: (value: string) => boolean;
  readonly clear: () => void;
};

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** Gives access to one entry of the browser's storage. Use it only in the browser. */
export function createStore(kind: 'localStorage' | 'sessionStorage', key: string): Store {
  return {
    read: () => attempt(() => window[kind].getItem(key), null),
    write: (value) =>
      attempt(() => {
        window[kind].setItem(key, value);
        return true;
      }, false),
    clear: () => attempt(() => window[kind].removeItem(key), undefined),
  };
}
