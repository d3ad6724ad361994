/** The entry of the history that is shown, and whether it was never seen before. */
export type HistoryEntry = {readonly key: string; readonly isNew: boolean};

const keyOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : undefined;

/**
 * Reads the key that the router gives each entry. Entries it did not make (the first one, anchors of
 * the page) have none: they get one here, which also tells a new entry from one that is come back to.
 */
export function readEntry(): HistoryEntry {
  const state: unknown = window.history.state;
  const key = keyOf(state);
  if (key !== undefined) return {key, isNew: false};
  const made = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({...(typeof state === 'object' ? state : {}), key: made}, '');
  return {key: made, isNew: true};
}
