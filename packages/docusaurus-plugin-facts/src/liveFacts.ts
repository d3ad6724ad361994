import type {Facts} from './createFacts';

/**
 * The facts that `docusaurus start` has read last. It reads the configuration again, in modules of its own, and keeps
 * the bundler with the plugins of the first reading.
 */
const shared = globalThis as {[key: symbol]: Map<string, Facts> | undefined};
const live = (shared[Symbol.for('docusaurus-plugin-facts')] ??= new Map<string, Facts>());

/** Makes facts take the place of those that were read before from the same source. */
export function replaceFacts(facts: Facts): void {
  live.set(facts.source, facts);
}

/** The facts that have taken the place of these, or these. */
export function getLatestFacts<Version extends string>(facts: Facts<Version>): Facts<Version> {
  return (live.get(facts.source) as Facts<Version> | undefined) ?? facts;
}
