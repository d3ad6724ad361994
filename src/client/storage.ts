/** One entry of the browser's storage. Storage may be blocked, full or changed by hand: nothing here throws. */
export type Store = {
  /** The text, or `null` where there is none or it cannot be read. */
  readonly read: () => string | null;
  /** Whether the text was stored. */
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

/** Gives access to one entry of the browser's storage; to be used in the browser only. */
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
