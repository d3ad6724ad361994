/** The current history entry, and whether it is new. */
export type HistoryEntry = {readonly key: string; readonly isNew: boolean};

/** Key of the entry that is shown; none for an entry that neither the router nor `readEntry` has seen. */
export function readKey(): string | undefined {
  const state: unknown = window.history.state;
  const hasKey = typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string';
  return hasKey ? (state.key as string) : undefined;
}

/**
 * Reads the key that the router gives each entry. Entries it did not make (the first one, anchors of
 * the page) have none: they get one here, which also tells a new entry from one that the reader returns to.
 */
export function readEntry(): HistoryEntry {
  const key = readKey();
  if (key !== undefined) return {key, isNew: false};
  const state: unknown = window.history.state;
  const made = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({...(typeof state === 'object' ? state : {}), key: made}, '');
  return {key: made, isNew: true};
}
