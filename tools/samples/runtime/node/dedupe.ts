import type {Emit} from './job';

/** What a source remembers between its executions. */
export interface DedupeState {
  unique: string[];
  greatest: number | undefined;
  last: string | undefined;
}

const CACHE_SIZE = 100;

function keepUnique(events: readonly Emit[], state: DedupeState): Emit[] {
  return events.filter(({id}) => {
    const key = String(id);
    if (state.unique.includes(key)) return false;
    state.unique = [...state.unique, key].slice(-CACHE_SIZE);
    return true;
  });
}

function keepGreatest(events: readonly Emit[], state: DedupeState): Emit[] {
  return events.filter(({id}) => {
    const number = Number(id);
    if (state.greatest !== undefined && number <= state.greatest) return false;
    state.greatest = number;
    return true;
  });
}

function keepAfterLast(events: readonly Emit[], state: DedupeState): Emit[] {
  const found = events.findLastIndex(({id}) => String(id) === state.last);
  const newest = events.at(-1);
  if (newest) state.last = String(newest.id);
  return events.slice(found + 1);
}

const STRATEGIES: Readonly<Record<string, (events: readonly Emit[], state: DedupeState) => Emit[]>> = {
  unique: keepUnique,
  greatest: keepGreatest,
  last: keepAfterLast,
};

/** The events of one execution that are published: ordered by `ts`, then deduped. */
export function publish(events: readonly Emit[], strategy: string | undefined, state: DedupeState): Emit[] {
  const hasTime = events.some(({ts}) => ts !== undefined);
  const sorted = hasTime ? [...events].sort((a, b) => (a.ts ?? 0) - (b.ts ?? 0)) : [...events];
  return STRATEGIES[strategy ?? '']?.(sorted, state) ?? sorted;
}
