import type {SourceCall, SampleContext} from '../../run/sampleContext';
import {assertKeys} from './assertKeys';
import {serializeJson, type Emit, type RunResult} from './job';
import {createInstance, type Component, type Instance} from './props';

const DEFAULT_INTERVAL = 900;

function findInterface(component: Component, type: string): unknown {
  return Object.values(component.props ?? {}).find((prop) => prop === type || (prop as {type?: string}).type === type);
}

function createDefaultCall(component: Component, sampleContext: SampleContext): SourceCall {
  if (findInterface(component, '$.interface.http')) {
    const {method, path, query, headers, body} = sampleContext.event as Record<string, unknown>;
    return {event: {method, path, query, headers, bodyRaw: JSON.stringify(body), body}};
  }
  const timer = findInterface(component, '$.interface.timer');
  if (!timer) return {};
  const {cron, intervalSeconds} = (timer as {default?: {cron?: string; intervalSeconds?: number}}).default ?? {};
  const timestamp = Date.parse(sampleContext.now) / 1000;
  return {event: cron ? {timestamp, cron} : {timestamp, interval_seconds: intervalSeconds ?? DEFAULT_INTERVAL}};
}

function collectEmits(instance: Instance, component: Component): Emit[] {
  const emits: Emit[] = [];
  instance.self.$emit = async (event: unknown, metadata: Partial<Emit> = {}) => {
    if (component.dedupe && metadata.id === undefined) throw new Error('$emit needs an id, because the source dedupes');
    assertKeys('$emit', metadata ?? {}, [], ['id', 'name', 'summary', 'ts']);
    emits.push({name: 'default', ...metadata, event: serializeJson(event)});
  };
  return emits;
}

/** Runs the hooks and events of a source. An execution that throws doesn't publish events. */
export async function runEventSource(component: Component, sampleContext: SampleContext, result: RunResult): Promise<void> {
  const {dedupe} = component;
  if (dedupe !== undefined && !(dedupe in STRATEGIES))
    throw new TypeError(`"dedupe" is "${dedupe}"; known are ${Object.keys(STRATEGIES).join(', ')}`);
  const instance = createInstance(component, sampleContext);
  const emits = collectEmits(instance, component);
  const state: DedupeState = {unique: [], greatest: undefined, last: undefined};
  result.emits = [];
  try {
    for (const call of sampleContext.calls ?? [createDefaultCall(component, sampleContext)]) {
      emits.length = 0;
      if (call.hook) await component.hooks?.[call.hook]?.call(instance.self);
      else await component.run.call(instance.self, serializeJson(call.event));
      result.emits.push(...getPublishedEvents(emits, component.dedupe, state));
    }
  } finally {
    result.db = Object.fromEntries(instance.serviceDb);
    result.response = instance.responses.length > 1 ? instance.responses : instance.responses[0];
  }
}

/** State of a source between executions. */
interface DedupeState {
  unique: string[];
  greatest: number | undefined;
  last: string | undefined;
}

const CACHE_SIZE = 100;

function filterUnique(events: readonly Emit[], state: DedupeState): Emit[] {
  return events.filter(({id}) => {
    const key = String(id);
    if (state.unique.includes(key)) return false;
    state.unique = [...state.unique, key].slice(-CACHE_SIZE);
    return true;
  });
}

function filterGreatest(events: readonly Emit[], state: DedupeState): Emit[] {
  return events.filter(({id}) => {
    const number = Number(id);
    if (state.greatest !== undefined && number <= state.greatest) return false;
    state.greatest = number;
    return true;
  });
}

function filterAfterLast(events: readonly Emit[], state: DedupeState): Emit[] {
  const found = events.findLastIndex(({id}) => String(id) === state.last);
  const newest = events.at(-1);
  if (newest) state.last = String(newest.id);
  return events.slice(found + 1);
}

const STRATEGIES: Readonly<Record<string, (events: readonly Emit[], state: DedupeState) => Emit[]>> = {
  unique: filterUnique,
  greatest: filterGreatest,
  last: filterAfterLast,
};

/** Returns the published events of an execution: sorted by `ts`, then deduplicated. */
function getPublishedEvents(events: readonly Emit[], strategy: string | undefined, state: DedupeState): Emit[] {
  const hasTime = events.some(({ts}) => ts !== undefined);
  const sorted = hasTime ? [...events].sort((a, b) => (a.ts ?? 0) - (b.ts ?? 0)) : [...events];
  return STRATEGIES[strategy ?? '']?.(sorted, state) ?? sorted;
}
