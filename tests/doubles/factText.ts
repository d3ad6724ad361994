import {lookupFact, type DocsVersion} from '../../src/facts/lookupFact';

/**
 * What pages print for a figure; tests ask for it, so that a figure can be changed in one place.
 *
 * @throws when there is no such figure.
 */
export function factText(name: string, version: DocsVersion = 'v2'): string {
  const fact = lookupFact(name, version);
  if (!fact.found) throw new Error(fact.reason);
  return fact.display;
}
