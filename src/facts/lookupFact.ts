import {billing} from './billing';
import {displayFact, rawFact, type Fact, type FactGroup} from './fact';
import {hosts} from './hosts';
import {limits} from './limits';
import {nearestNames} from './nearest';
import {runtimes} from './runtimes';
import {v1Overrides} from './v1';

/** A version of the documentation. */
export type DocsVersion = 'v2' | 'v1';

/** A fact that was found, as a page prints it. */
export interface FoundFact {
  readonly found: true;
  readonly name: string;
  readonly fact: Fact;
  readonly display: string;
}

/** An unknown name, with the reason and the nearest names. */
export interface MissingFact {
  readonly found: false;
  readonly name: string;
  readonly reason: string;
  readonly nearest: readonly string[];
}

const RAW_SUFFIX = '.raw';
const groups: Readonly<Record<string, FactGroup>> = {limits, billing, runtimes, hosts};
const overrides: Readonly<Record<string, FactGroup>> = v1Overrides;

function collectFacts(source: Readonly<Record<string, FactGroup>>): [string, Fact][] {
  return Object.entries(source).flatMap(([group, facts]) =>
    Object.entries(facts).map(([key, fact]): [string, Fact] => [`${group}.${key}`, fact]),
  );
}

const v2Facts: ReadonlyMap<string, Fact> = new Map(collectFacts(groups));
const factsByVersion: Readonly<Record<DocsVersion, ReadonlyMap<string, Fact>>> = {
  v2: v2Facts,
  v1: new Map([...v2Facts, ...collectFacts(overrides)]),
};

/** The names of the groups: `limits`, `billing`, `runtimes`, `hosts`. */
export const factGroupNames: readonly string[] = Object.keys(groups);

/** Every fact a version knows, by full name. */
export function listFacts(version: DocsVersion): ReadonlyMap<string, Fact> {
  return factsByVersion[version];
}

function explainMissing(name: string, version: DocsVersion): MissingFact {
  const known = [...factsByVersion[version].keys()];
  const base = name.endsWith(RAW_SUFFIX) ? name.slice(0, -RAW_SUFFIX.length) : name;
  const v1Only = version === 'v2' && factsByVersion.v1.has(base);
  const reason = v1Only
    ? `"${base}" exists in v1 only; a page of v2 prints it as %v1.${base}%`
    : `there is no fact "${name}"`;
  return {found: false, name, reason, nearest: v1Only ? [] : nearestNames(base, known)};
}

/** A name that asks for the value of v1 on any page: `v1.limits.dailyComputeTime`. */
const V1_PREFIX = 'v1.';

/**
 * Finds a fact by its full name, with or without `.raw`, as one version of the pages sees it.
 * A name that begins with `v1.` gets the value of v1, so that v2 pages can compare.
 */
export function lookupFact(name: string, version: DocsVersion = 'v2'): FoundFact | MissingFact {
  if (name.startsWith(V1_PREFIX)) return {...lookupFact(name.slice(V1_PREFIX.length), 'v1'), name};
  const facts = factsByVersion[version];
  const fact = facts.get(name);
  if (fact) return {found: true, name, fact, display: displayFact(fact)};
  const base = name.endsWith(RAW_SUFFIX) ? facts.get(name.slice(0, -RAW_SUFFIX.length)) : undefined;
  if (!base) return explainMissing(name, version);
  const raw = rawFact(base);
  if (raw !== undefined) return {found: true, name, fact: base, display: raw};
  return {found: false, name, reason: `"${name}" is a range and has no single number`, nearest: []};
}
