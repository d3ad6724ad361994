import {createHash} from 'node:crypto';
import {getRawFact, toBaseUnits, units, type Fact} from './fact';
import type {PluginOptions} from './options';

/** A fact as data: its text, its number in base units, and its meaning. */
type FactEntry = {
  readonly display: string;
  readonly raw: number | string | null;
  readonly unit: string;
  readonly meaning: string;
  readonly min?: number;
  readonly max?: number;
};

type DocumentOptions = Omit<PluginOptions, 'id'>;

function createEntry(fact: Fact, display: string): FactEntry {
  const shown = {display, meaning: fact.meaning};
  if ('text' in fact) return {...shown, raw: fact.text, unit: 'text'};
  if ('from' in fact) {
    const [min, max] = [toBaseUnits(fact.from), toBaseUnits(fact.to)];
    return {...shown, raw: null, unit: units[fact.from.unit].base, min, max};
  }
  return {...shown, raw: Number(getRawFact(fact)), unit: units[fact.unit].base};
}

function getVersionPairs({facts, versions}: DocumentOptions): [id: string, facts: string][] {
  return Object.entries(versions ?? Object.fromEntries(facts.versions.map((version) => [version, version])));
}

/** Creates a JSON document of all facts, with a stamp that changes with any fact or text. */
export function createFactsDocument(options: DocumentOptions) {
  const {facts, schema, addToVersion, addToDocument} = options;
  const versions = getVersionPairs(options).map(([id, version]) => {
    const entries = [...facts.list(version)].map(([name, fact]) => [name, createEntry(fact, facts.displayFact(fact))]);
    return [id, {facts: Object.fromEntries(entries) as Record<string, FactEntry>, ...addToVersion(version)}] as const;
  });
  const content = {versions: Object.fromEntries(versions), ...addToDocument()};
  return {
    ...(schema && {$schema: schema}),
    schemaVersion: 1,
    stamp: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12),
    latest: versions[0]?.[0] ?? '',
    ...content,
  };
}
