import {createFacts, type FactGroup} from 'docusaurus-plugin-facts/facts';
import Joi from 'joi';
import {hosts} from './hosts';
import {readYaml} from './readYaml';

/** The file of the figures, from the root of the project; addresses are in `hosts.ts`, which browsers read too. */
export const FIGURES_FILE = 'src/facts/figures.yaml';

type Groups = Readonly<Record<string, FactGroup>>;

// `createFacts` says what is wrong with a figure.
const {v1, ...groups} = readYaml(FIGURES_FILE, Joi.object<{readonly v1: Groups} & Groups>());

/** The sets of figures, the latest first, each with what it prints instead of the groups. */
const versions = {v2: {}, v1} satisfies Record<string, Groups>;

/** A set of figures: that of today, or of a version that had others. */
export type DocsVersion = keyof typeof versions;

/** Every figure of the platform by name, as pages print it. */
export const facts = createFacts<DocsVersion>({
  locale: 'en-GB',
  about: 'about {value}',
  range: '{from} to {to}',
  groups: {...groups, hosts},
  versions,
  source: 'src/facts',
  strict: true,
});

/** The figures of today. */
export const latestFacts = facts.versions[0] as DocsVersion;

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

/** Data with the figures of a version filled into all its texts. */
export function fillFacts<Data>(data: Data, version?: DocsVersion): Data {
  const fill = (_key: string, value: unknown) => (typeof value === 'string' ? substituteFacts(value, version) : value);
  return JSON.parse(JSON.stringify(data), fill) as Data;
}
