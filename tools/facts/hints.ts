import {type Hints, createFindTypedFacts, type TypedFact} from 'docusaurus-plugin-facts/lint';
import {facts} from '../../src/facts';

/** The noun after a count that means the fact, as the source of a pattern. */
const nouns: Readonly<Record<string, string>> = {
  'limits.dataStoreMaxKeys': '(?:keys|records)',
  'limits.workflowQueueMax': '(?:waiting )?events',
  'limits.publicApps': '(?:integrated |public )?apps',
  'limits.freeActiveWorkflows': 'active workflows',
  'limits.freeConnectedAccounts': 'connected accounts',
  'limits.freeEvents': 'events (?:per|of (?:each|a)) workflow',
  'limits.requestsPerSecond': 'requests? (?:a|per) second',
  'limits.nestedObjects': 'nested objects',
  'billing.dailyCredits': '(?:credits (?:a|per) day|daily credits)',
  'billing.includedMonthlyCredits': '(?:included )?credits',
  'billing.warmWorkersCreditsPerInterval': 'credits per (?:interval|10 minutes)',
  'billing.teamMemberLimit': 'members',
  'billing.dailyInvocations': '(?:invocations|a day)',
  'billing.freeMonthlyInvocations': 'invocations a month',
  'billing.freeOrganisationDailyInvocations': '(?:invocations|a day)',
  'billing.proMonthlyInvocations': '(?:base |included )?invocations',
};

/** A word on the line of a duration that means the fact, as the source of a pattern. */
const durations: Readonly<Record<string, string>> = {
  'limits.workflowExecutionMax': 'timeout|longest|maximum',
  'limits.freeExecutionMax': 'timeout|longest|maximum',
  'limits.sourceTimeout': 'timeout|source',
  'limits.defaultTimeoutHttp': 'timeout',
  'limits.defaultTimeoutSchedule': 'timeout',
  'limits.inspectorEventExpiryDays': 'retention|kept|keep|expire|gone|details|history',
  'limits.suspendTimeoutDefault': 'suspend|resume',
  'limits.uploadUrlExpiry': 'url|signed|upload',
  'limits.requestRateWindow': 'rate|average|requests a second',
  'limits.tokenLifetime': 'token',
  'limits.pollingDefault': 'poll|interval|timer',
  'limits.pollingMin': 'poll|interval|timer',
  'limits.idleEnvironment': 'idle|environment|warm',
  'limits.httpDestinationTimeout': 'destination|send\\.http',
  'limits.autoRetryWindow': 'retr(?:y|ies)',
  'billing.warmWorkersInterval': 'worker',
  'billing.baseCreditSeconds': 'credit',
  'limits.dailyComputeTime': 'compute|runtime quota',
  'limits.minComputeTime': 'compute',
  'limits.sqlRetention': 'kept|keep|rows|sql',
  'limits.sqlQueryTimeout': 'query',
};

/** What tells the figures of the platform from other numbers. */
export const hints = {
  nouns,
  durations,
  before: {'runtimes.node': 'Node(?:\\.js)?', 'runtimes.python': 'Python', 'runtimes.go': 'Go'},
  texts: /millrace\.example/,
  // Endpoints have a key in front of the host, the other hosts nothing.
  afterLabel: ['hosts.endpoints'],
} satisfies Hints;

/** Finds the figures of a page that are typed by hand. */
export const findTypedFacts = createFindTypedFacts(facts, hints);

/** What is said of a figure typed by hand: its place in the file, and what to write. */
export function describeTypedFact(path: string, {line, column, typed, names}: TypedFact): string {
  const tokens = names.map((name) => `%${name}%`).join(' or ');
  return `${path}:${line}:${column}: "${typed}" is typed by hand: write ${tokens}`;
}
