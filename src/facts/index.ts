import {createFacts, type FactGroup} from 'docusaurus-plugin-facts/facts';
import Joi from 'joi';
import {hosts} from './hosts';
import {readYaml} from './readYaml';
import {latestId, versionIds} from './versions';

/**
 * The file with the figures, relative to the project's root. Addresses are in `hosts.ts`, because browsers also need
 * them.
 */
export const FIGURES_FILE = 'src/facts/figures.yaml';

type Groups = Readonly<Record<string, FactGroup>>;

// `createFacts` validates the figures.
const {versions = {}, ...groups} = readYaml(
  FIGURES_FILE,
  Joi.object<{readonly versions?: Readonly<Record<string, Groups>>} & Groups>(),
);

const unknown = Object.keys(versions).find((id) => !versionIds.includes(id));
if (unknown !== undefined)
  throw new Error(
    `${FIGURES_FILE}: "versions" has figures of "${unknown}"; allowed: ${versionIds.join(', ')}; remove them, or add the version`,
  );

/** Id of a version. `figures.yaml` lists the figures that are different in older versions. */
export type DocsVersion = string;

/** Every figure of the platform by name, formatted for pages. */
export const facts = createFacts<DocsVersion>({
  locale: 'en-GB',
  about: 'about {value}',
  range: '{from} to {to}',
  groups: {...groups, hosts},
  versions: Object.fromEntries(versionIds.map((id) => [id, versions[id] ?? {}])),
  source: 'src/facts',
  strict: true,
});

/** Version with the current figures. */
export const latestFacts: DocsVersion = latestId;

export const {
  /** Returns all figures of a version by full name. */
  list: getFacts,
  /** Finds a figure by its full name, with or without `.raw`. */
  lookup: lookupFact,
  /** Replaces `%group.key%` in a text, and returns unknown names as problems. */
  resolve: resolveFacts,
  /** Replaces `%group.key%` in a text. Throws if a name is unknown. */
  substitute: substituteFacts,
  /** Returns the text of a figure, as pages print it. */
  text: getFactText,
  /** Formats a message about an unknown name. */
  describeProblem,
  /** Formats a figure for readers. */
  displayFact,
  /** Formats a number with thousands separators: `1,024`. */
  formatCount,
} = facts;

/** Returns a copy of data with the figures of a version filled in. */
export function substituteFactsInData<Data>(data: Data, version?: DocsVersion): Data {
  const substituteValue = (_key: string, value: unknown) =>
    typeof value === 'string' ? substituteFacts(value, version) : value;
  return JSON.parse(JSON.stringify(data), substituteValue) as Data;
}
