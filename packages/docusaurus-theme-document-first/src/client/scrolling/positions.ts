import {positionsKey} from '../siteSettings';
import {createStore} from '../storage';

/** The number of history entries whose position is kept. The oldest are dropped first. */
const MOST = 100;

const store = createStore('sessionStorage', positionsKey);

function readStored(): Map<string, number> {
  try {
    const given: unknown = JSON.parse(store.read() ?? '[]');
    const entries = (Array.isArray(given) ? given : []) as readonly unknown[];
    return new Map(
      entries.filter((entry): entry is [string, number] => Array.isArray(entry) && Number.isFinite(entry[1])),
    );
  } catch {
    return new Map();
  }
}

let positions: Map<string, number> | undefined;

const all = (): Map<string, number> => (positions ??= readStored());

/** Keeps the position of an entry of the history, for this visit and its reloads. */
export function savePosition(entry: string, top: number): void {
  const saved = all();
  saved.delete(entry);
  saved.set(entry, Math.round(top));
  for (const oldest of saved.keys()) {
    if (saved.size <= MOST) break;
    saved.delete(oldest);
  }
  store.write(JSON.stringify([...saved]));
}

/** The saved position of an entry. */
export function readPosition(entry: string): number | undefined {
  return all().get(entry);
}

/** Clears the memory, as a reload does. */
export function dropMemory(): void {
  positions = undefined;
}
