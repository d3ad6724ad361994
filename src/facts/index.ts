import {createFacts} from 'docusaurus-plugin-facts/facts';
import {billing} from './billing';
import {hosts} from './hosts';
import {limits} from './limits';
import {runtimes} from './runtimes';
import {v1Overrides} from './v1';

/** A version of the figures. */
export type DocsVersion = 'v2' | 'v1';

/** Every figure of the platform by name, as pages print it. */
export const facts = createFacts<DocsVersion>({
  locale: 'en-GB',
  about: 'about {value}',
  range: '{from} to {to}',
  groups: {limits, billing, runtimes, hosts},
  versions: {v2: {}, v1: v1Overrides},
  source: 'src/facts',
});

export const {
  /** Every figure that a version knows, by full name. */
  list: listFacts,
  /** Finds a figure by its full name, with or without `.raw`. */
  lookup: lookupFact,
  /** Replaces every `%group.key%` of a text and lists what is wrong. */
  resolve: resolveFacts,
  /** Replaces every `%group.key%` of a text; a wrong name throws. */
  substitute: substituteFacts,
  /** What pages print for a figure; tests ask for it, so that a figure can be changed in one place. */
  text: factText,
  /** One sentence about a wrong name. */
  describeProblem,
  /** A figure as readers see it. */
  displayFact,
  /** Writes a number with thousands separators: `1,024`. */
  formatCount,
} = facts;
