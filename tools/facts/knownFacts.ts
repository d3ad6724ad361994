import {toBaseUnits, units, type Fact, type QuantityFact} from '../../src/facts/fact';
import {listFacts, type DocsVersion} from '../../src/facts/lookupFact';

/** The noun after a count that means the fact, as the source of a pattern. */
export const countNouns: Readonly<Record<string, string>> = {
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
export const durationWords: Readonly<Record<string, string>> = {
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

/** A fact as an author would type it, and the name to write instead. */
export interface KnownFact {
  readonly name: string;
  readonly pattern: RegExp;
  /** For ambiguous facts: the line must also contain one of these words. */
  readonly near?: RegExp;
  /** Whether to look for it in code blocks as well. */
  readonly inCode: boolean;
}

const RUNTIME_WORDS: Readonly<Record<string, string>> = {
  'runtimes.node': 'Node(?:\\.js)?',
  'runtimes.python': 'Python',
  'runtimes.go': 'Go',
};

/** Not the end of a longer number, nor of a range such as 5–10. */
const ALONE = '(?<![\\d.,–-])';

/** Endpoints have a key in front of the host, the other hosts nothing. */
const WITH_KEY = 'hosts.endpoints';

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Numbers with or without thousands separators. */
function numberPattern(value: number): string {
  const written = value.toLocaleString('en-GB', {maximumFractionDigits: 10});
  return escape(written).replaceAll(',', ',?');
}

function sizeFigure(name: string, {value, unit}: QuantityFact): KnownFact {
  return {name, pattern: new RegExp(`${ALONE}${value} ?${unit}\\b`, 'gi'), inCode: true};
}

function durationFigures(name: string, fact: QuantityFact): KnownFact[] {
  const words = durationWords[name];
  if (!words) return [];
  const pattern = new RegExp(`${ALONE}${fact.value}[ -]${fact.unit}s?\\b`, 'gi');
  return [{name, pattern, near: new RegExp(`\\b(?:${words})`, 'i'), inCode: false}];
}

function quantityFigures(name: string, fact: QuantityFact): KnownFact[] {
  const {base} = units[fact.unit];
  const number = numberPattern(fact.value);
  if (base === 'bytes') return [sizeFigure(name, fact)];
  if (base === 'milliseconds') return durationFigures(name, fact);
  if (base === 'dollars') {
    return [{name, pattern: new RegExp(`\\$${number}(?![\\d,.]*\\d)`, 'g'), inCode: false}];
  }
  const noun = countNouns[name];
  if (!noun) return [];
  return [{name, pattern: new RegExp(`${ALONE}${number} ${noun}\\b`, 'gi'), inCode: false}];
}

function textFigures(name: string, text: string): KnownFact[] {
  const runtime = RUNTIME_WORDS[name];
  if (runtime) return [{name, pattern: new RegExp(`\\b${runtime} ${escape(text)}(?![\\d.]*\\d)`, 'g'), inCode: false}];
  if (!text.includes('millrace.example')) return [];
  const before = name === WITH_KEY ? '\\w-' : '\\w.-';
  const pattern = new RegExp(`(?<![${before}])${escape(text)}(?![\\w-])`, 'g');
  return [{name, pattern, inCode: true}];
}

function toFigures([name, fact]: [string, Fact]): KnownFact[] {
  if ('text' in fact) return textFigures(name, fact.text);
  return 'from' in fact ? [] : quantityFigures(name, fact);
}

/** Every fact that can be recognised in a text, the longest hosts first. */
export function knownFacts(version: DocsVersion): KnownFact[] {
  const sizeOf = (fact: Fact) => ('text' in fact ? fact.text.length : toBaseUnitsOrZero(fact));
  return [...listFacts(version)].sort(([, a], [, b]) => sizeOf(b) - sizeOf(a)).flatMap(toFigures);
}

function toBaseUnitsOrZero(fact: Fact): number {
  return 'value' in fact ? -toBaseUnits(fact) : 0;
}
