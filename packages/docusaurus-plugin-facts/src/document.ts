import {createHash} from 'node:crypto';
import {basename} from 'node:path';
import {rawFact, toBaseUnits, units, type Fact} from './fact';
import type {PluginOptions} from './options';

/** A fact as data: what it shows, its number in base units, and what it means. */
type FactEntry = {
  readonly display: string;
  readonly raw: number | string | null;
  readonly unit: string;
  readonly meaning: string;
  readonly min?: number;
  readonly max?: number;
};

type DocumentOptions = Omit<PluginOptions, 'id' | 'schema' | 'watch'>;

function toEntry(fact: Fact, display: string): FactEntry {
  const shown = {display, meaning: fact.meaning};
  if ('text' in fact) return {...shown, raw: fact.text, unit: 'text'};
  if ('from' in fact) {
    const [min, max] = [toBaseUnits(fact.from), toBaseUnits(fact.to)];
    return {...shown, raw: null, unit: units[fact.from.unit].base, min, max};
  }
  return {...shown, raw: Number(rawFact(fact)), unit: units[fact.unit].base};
}

/** The versions of the document by id, each with the version of the facts that it prints. */
function versionsOf({facts, versions}: DocumentOptions): [id: string, facts: string][] {
  return Object.entries(versions ?? Object.fromEntries(facts.versions.map((version) => [version, version])));
}

const schemaName = (file: string): string => basename(file).replace(/\.json$/, '.schema.json');

/** Every fact as plain data, with a stamp that changes when a fact or text does. */
export function createFactsDocument(options: DocumentOptions, hasSchema = false) {
  const {facts, addToVersion, addToDocument, formatVersion} = options;
  const versions = versionsOf(options).map(([id, version]) => {
    const entries = [...facts.list(version)].map(([name, fact]) => [name, toEntry(fact, facts.displayFact(fact))]);
    return [id, {facts: Object.fromEntries(entries) as Record<string, FactEntry>, ...addToVersion(version)}] as const;
  });
  const content = {versions: Object.fromEntries(versions), ...addToDocument()};
  return {
    ...(hasSchema && {$schema: schemaName(options.file)}),
    schemaVersion: formatVersion,
    stamp: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12),
    latest: versions[0]?.[0] ?? '',
    ...content,
  };
}

/** The schema of the document with the ids of the versions, so that it allows these and no others. */
function completeSchema(text: string, options: DocumentOptions): object {
  const schema = JSON.parse(text) as {readonly properties: {readonly latest: object; readonly versions: object}};
  const ids = versionsOf(options).map(([id]) => id);
  const {latest, versions} = schema.properties;
  const properties = {
    ...schema.properties,
    latest: {...latest, const: ids[0]},
    versions: {
      ...versions,
      required: ids,
      additionalProperties: false,
      properties: Object.fromEntries(ids.map((id) => [id, {$ref: '#/$defs/version'}])),
    },
  };
  return {...schema, properties};
}

/**
 * The files that the facts are served as, by path below the base path.
 *
 * @param schema the text of the schema, if there is one
 */
export function listFiles(options: DocumentOptions, schema?: string): Readonly<Record<string, string>> {
  const print = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
  const {file} = options;
  const beside = file.slice(0, -basename(file).length) + schemaName(file);
  return {
    [file]: print(createFactsDocument(options, schema !== undefined)),
    ...(schema !== undefined && {[beside]: print(completeSchema(schema, options))}),
  };
}
