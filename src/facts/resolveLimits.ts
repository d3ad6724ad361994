import {formatAtLimit} from './formatAtLimit';
import {platformErrors} from './errors';
import {limitRules, type LimitRule} from './limitRules';
import {type MissingFact, findNearestNames} from 'docusaurus-plugin-facts/facts';
import {substituteFactsInData, latestFacts, lookupFact, type DocsVersion, getFacts} from '.';
import {getVersionRoot} from './versions';

/** A row of the limits table with its facts filled in for one version. */
export interface ResolvedLimit extends Omit<LimitRule, 'error'> {
  readonly id: string;
  readonly error?: {readonly name: string; readonly to: string};
  readonly to: string;
}

/** The content of a limit's card. */
export interface LimitCard {
  readonly value: string;
  readonly label: string;
  readonly scope: string;
  readonly plans: string;
  readonly raise: string;
  readonly atLimit: string;
  readonly to: string;
}

/** Pages of versions that explain all platform errors in one table. */
const errorTables: Readonly<Record<DocsVersion, string>> = {v1: '/errors/'};

/** Returns a row of the limits table with its facts filled in. */
function resolveLimit(id: string, rule: LimitRule, version: DocsVersion): ResolvedLimit {
  const {error, ...rest} = substituteFactsInData(rule, version);
  const prefix = getVersionRoot(version).slice(0, -1);
  const page = prefix + rule.page;
  return {
    ...rest,
    page,
    id,
    ...(error && {
      error: {
        name: platformErrors[error]?.name ?? '',
        to: prefix + (errorTables[version] ?? `/troubleshooting/#${error}`),
      },
    }),
    to: `${page}#${rule.anchor}`,
  };
}

/** Returns the rows of a version's limits table. */
export function resolveLimits(version: DocsVersion = latestFacts, rules = limitRules): ResolvedLimit[] {
  return Object.entries(rules.versions[version] ?? rules.latest).map(([id, rule]) => resolveLimit(id, rule, version));
}

function createLimitCard(name: string, rule: ResolvedLimit, version: DocsVersion): LimitCard {
  const found = lookupFact(name, version);
  const plans = rule.free === rule.paid ? 'Every plan' : `Free: ${rule.free}. Pro and Team: ${rule.paid}`;
  return {
    value: found.found ? found.display : name,
    label: rule.label,
    scope: rule.scope,
    plans,
    raise: rule.raise,
    atLimit: formatAtLimit(rule),
    to: rule.to,
  };
}

/** Returns the content of a limit's hover card by its key (`payloadSize`), or why there's none. */
export function findLimitCard(key: string, version: DocsVersion): LimitCard | MissingFact {
  const name = key.includes('.') ? key : `limits.${key}`;
  const found = lookupFact(name, version);
  if (!found.found) return found;
  const rule = resolveLimits(version).find(({facts}) => facts.includes(name));
  if (rule) return createLimitCard(name, rule, version);
  const withCards = [...getFacts(version).keys()].filter((other) =>
    resolveLimits(version).some(({facts}) => facts.includes(other)),
  );
  const reason = `"${name}" has no row in the limits table; print it as %${name}%`;
  return {found: false, name, reason, nearest: findNearestNames(name, withCards)};
}
