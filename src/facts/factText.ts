import {lookupFact, type DocsVersion} from './lookupFact';

/**
 * What pages print for a fact; tests ask for it, so that a fact can be changed in one place.
 *
 * @throws when there is no such fact.
 */
export function factText(name: string, version: DocsVersion = 'v2'): string {
  const fact = lookupFact(name, version);
  if (!fact.found) throw new Error(fact.reason);
  return fact.display;
}
