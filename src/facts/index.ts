import {createFacts, type TextFact, type FactGroup} from 'docusaurus-plugin-facts/facts';
import {billing} from './billing';
import {hosts} from './hosts';
import {limits} from './limits';

/** What v1 pages print instead of, or besides, the facts of v2. */
const v1Overrides = {
  limits: {
    attachment: {value: 10, unit: 'MB', meaning: 'one attached file'},
    checkpoint: {value: 64, unit: 'KB', meaning: 'state in `$checkpoint`'},
    dailyComputeTime: {
      value: 30,
      unit: 'minute',
      meaning: 'compute time a day on Free and in a free organisation',
    },
    minComputeTime: {value: 100, unit: 'ms', meaning: 'least compute time counted for one execution'},
    sqlRetention: {value: 30, unit: 'day', meaning: 'how long rows of the SQL service are kept'},
    sqlQueryTimeout: {value: 60, unit: 'second', meaning: 'longest query of the SQL service'},
    sqlResultSize: {value: 1, unit: 'GB', meaning: 'largest result of one SQL query'},
    testEventsPerMinute: {
      value: 2,
      unit: 'count',
      meaning: 'test events a minute with the Cron Scheduler',
    },
  },
} as const satisfies Record<string, FactGroup>;

/** Language versions of code steps. Components run on Node.js only. */
const runtimes = {
  node: {text: '18', meaning: 'Node.js version of code steps and components'},
  python: {text: '3.9', meaning: 'Python version of code steps'},
  go: {text: '1.17.1', meaning: 'Go version of code steps'},
} as const satisfies Record<string, TextFact>;

/** The sets of figures, the latest first, each with what it prints instead of the groups. */
const versions = {v2: {}, v1: v1Overrides} satisfies Record<string, Record<string, FactGroup>>;

/** A set of figures: that of today, or of a version that had others. */
export type DocsVersion = keyof typeof versions;

/** Every figure of the platform by name, as pages print it. */
export const facts = createFacts<DocsVersion>({
  locale: 'en-GB',
  about: 'about {value}',
  range: '{from} to {to}',
  groups: {limits, billing, runtimes, hosts},
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
