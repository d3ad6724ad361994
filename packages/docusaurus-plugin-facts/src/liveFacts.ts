import type {Facts} from './createFacts';

/**
 * The latest facts in `docusaurus start`. It reloads the configuration as separate module instances, but keeps the
 * bundler with the plugins of the first load.
 */
const shared = globalThis as {[key: symbol]: Map<string, Facts> | undefined};
const live = (shared[Symbol.for('docusaurus-plugin-facts')] ??= new Map<string, Facts>());

/** Replaces earlier facts from the same source. */
export function registerFacts(facts: Facts): void {
  live.set(facts.source, facts);
}

/** Returns the facts that have replaced these, or these. */
export function getLatestFacts<Version extends string>(facts: Facts<Version>): Facts<Version> {
  return (live.get(facts.source) as Facts<Version> | undefined) ?? facts;
}
