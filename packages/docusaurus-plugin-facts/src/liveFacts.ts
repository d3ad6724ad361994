import type {Facts} from './createFacts';

/**
 * The latest facts, by source, in `docusaurus start`. Docusaurus reloads the configuration as separate module
 * instances, but the bundler continues to use the plugins of the first load.
 */
const shared = globalThis as {[key: symbol]: Map<string, Facts> | undefined};
const live = (shared[Symbol.for('docusaurus-plugin-facts')] ??= new Map<string, Facts>());

/** Replaces earlier facts from the same source. */
export function registerFacts(facts: Facts): void {
  live.set(facts.source, facts);
}

/** Returns the latest facts from the same source. */
export function getLatestFacts<Version extends string>(facts: Facts<Version>): Facts<Version> {
  return (live.get(facts.source) as Facts<Version> | undefined) ?? facts;
}
