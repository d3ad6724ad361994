import {createHash} from 'node:crypto';
import {platformErrors, type PlatformError} from '../../facts/errors';
import {displayFact, rawFact, toBaseUnits, units, type Fact} from '../../facts/fact';
import {latestVersion, versions, type VersionId} from '../../config/versions';
import {listFacts, type DocsVersion} from '../../facts/lookupFact';
import {resolveLimits} from '../../facts/resolveLimits';
import {substituteFacts} from '../../facts/substituteFacts';

/** The version of the format of `facts.json`. It increases when consumers have to change. */
export const FACTS_SCHEMA_VERSION = 1;

/** A fact as data: what it shows, its number in base units, and what it means. */
interface FactEntry {
  readonly display: string;
  readonly raw: number | string | null;
  readonly unit: string;
  readonly meaning: string;
  readonly min?: number;
  readonly max?: number;
}

function toEntry(fact: Fact): FactEntry {
  const shown = {display: displayFact(fact), meaning: fact.meaning};
  if ('text' in fact) return {...shown, raw: fact.text, unit: 'text'};
  if ('from' in fact) {
    const [min, max] = [toBaseUnits(fact.from), toBaseUnits(fact.to)];
    return {...shown, raw: null, unit: units[fact.from.unit].base, min, max};
  }
  return {...shown, raw: Number(rawFact(fact)), unit: units[fact.unit].base};
}

function describeFacts(version: DocsVersion) {
  const facts = [...listFacts(version)].map(([name, fact]) => [name, toEntry(fact)] as const);
  return {facts: Object.fromEntries(facts), limits: resolveLimits(version)};
}

function toErrorEntry([id, error]: [string, PlatformError]) {
  const {name, meaning, causes, steps, status, limit, replay} = error;
  return {
    id,
    name,
    meaning: substituteFacts(meaning),
    causes: causes.map((text) => substituteFacts(text)),
    steps: steps.map((text) => substituteFacts(text)),
    status: status?.code ?? null,
    limit: limit ?? null,
    replay,
    page: `/troubleshooting/#${id}`,
  };
}

function describeVersions() {
  const entries = versions.map(({id, facts}) => [id, describeFacts(facts)] as const);
  return Object.fromEntries(entries) as Record<VersionId, ReturnType<typeof describeFacts>>;
}

/** Everything of `src/facts` as plain data, with a stamp that changes when a fact or text does. */
export function createFactsDocument() {
  const content = {
    versions: describeVersions(),
    errors: Object.entries<PlatformError>(platformErrors).map(toErrorEntry),
  };
  const stamp = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return {
    $schema: 'facts.schema.json',
    schemaVersion: FACTS_SCHEMA_VERSION,
    stamp,
    latest: latestVersion.id,
    ...content,
  };
}
