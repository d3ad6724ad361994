import {capitalise} from '../../../facts/capitalise';
import type {ApiDocument, OrReference, Schema} from '../document/types';
import {describeConstraints} from './describeConstraints';
import {flattenSchema, type FieldChoice, type FlatSchema} from './flattenSchema';
import {labelType} from './labelType';

/** One field, named by its path from the top of the body: `data[].id`. */
export interface FieldRow {
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  /** Markdown. */
  readonly meaning: string;
}

/** The fields of a body, and a further table for each shape a part of it can take. */
export interface FieldTable {
  /** Markdown; empty for the body itself. */
  readonly title: string;
  readonly rows: readonly FieldRow[];
  /** Markdown sentences on the whole table. */
  readonly notes: readonly string[];
  readonly variants: readonly FieldTable[];
}

/** What the walk needs to know. */
export interface SchemaContext {
  readonly document: ApiDocument;
  /** Schemas that are explained elsewhere on the page: name to Markdown sentence. */
  readonly explained: Readonly<Record<string, string>>;
}

interface Walk extends SchemaContext {
  readonly rows: FieldRow[];
  readonly notes: string[];
  readonly variants: FieldTable[];
}

/** Named schemas on the way down, with the path each was met at. */
type Trail = ReadonlyMap<string, string>;

const MAX_DEPTH = 10;

const quoted = (name: string): string => `\`${name}\``;
const place = (path: string): string => (path ? quoted(path) : 'the body');

function describeChoice({exactlyOne, fields}: FieldChoice, path: string): string {
  const sets = fields.map((set) => set.map((name) => quoted(path ? `${path}.${name}` : name)).join(' with '));
  return `${exactlyOne ? 'Exactly one' : 'At least one'} of ${sets.join(', ')} is required.`;
}

function joinSentences(parts: readonly (string | undefined)[]): string {
  return parts.flatMap((part) => part?.trim() || []).join(' ');
}

function walkVariants(walk: Walk, flat: FlatSchema, path: string, trail: Trail): void {
  const options = (flat.variants?.options ?? []).map((option) => flattenSchema(walk.document, option));
  const shaped = options.filter(
    ({name, properties}) => Object.keys(properties).length > 0 && !(name && walk.explained[name]),
  );
  const [only] = shaped;
  if (only && shaped.length === 1) {
    walkInto(walk, only, path, trail);
    return;
  }
  shaped.forEach((option, index) => {
    const title = `${place(path)} as ${option.name ? quoted(option.name) : `variant ${index + 1}`}`;
    const inner = startWalk(walk);
    walkInto(inner, option, path, trail);
    walk.variants.push({...finishWalk(inner), title: capitalise(title)});
  });
}

function walkInto(walk: Walk, flat: FlatSchema, path: string, trail: Trail): void {
  const inner: Trail = flat.name ? new Map([...trail, [flat.name, path]]) : trail;
  walk.notes.push(...flat.fieldChoices.map((choice) => describeChoice(choice, path)));
  for (const [name, property] of Object.entries(flat.properties)) {
    walkField(walk, property, {path: path ? `${path}.${name}` : name, required: flat.required.includes(name)}, inner);
  }
  const {items, additionalProperties: values} = flat.schema;
  if (items) descend(walk, items, `${path}[]`, inner);
  if (typeof values === 'object') descend(walk, values, path ? `${path}.<key>` : '<key>', inner);
  walkVariants(walk, flat, path, inner);
}

function descend(walk: Walk, part: OrReference<Schema>, path: string, trail: Trail): void {
  const flat = flattenSchema(walk.document, part);
  if (flat.name && trail.has(flat.name)) {
    walk.notes.push(`${quoted(path)} has the same fields as ${place(trail.get(flat.name) ?? '')}.`);
    return;
  }
  if (flat.name && walk.explained[flat.name]) return;
  if (path.split('.').length > MAX_DEPTH) {
    throw new Error(
      `The field "${path}" is nested too deeply to print. Name the schema that repeats, and refer to it with "$ref".`,
    );
  }
  walkInto(walk, flat, path, trail);
}

/** Sentences on the named schemas that a field or its items can have, and that are explained elsewhere. */
function explainNamed({document, explained}: SchemaContext, flat: FlatSchema): string[] {
  const items = flat.schema.items ? [flattenSchema(document, flat.schema.items)] : [];
  const options = [flat, ...items].flatMap(({variants}) => variants?.options ?? []);
  const parts = [flat, ...items, ...options.map((option) => flattenSchema(document, option))];
  return [...new Set(parts.flatMap(({name}) => (name ? (explained[name] ?? []) : [])))];
}

function describeItems({document}: SchemaContext, {schema}: FlatSchema): string | undefined {
  const constraints = schema.items ? describeConstraints(flattenSchema(document, schema.items).schema) : [];
  return constraints.length > 0 ? `Each item: ${constraints.join(' ')}` : undefined;
}

function walkField(
  walk: Walk,
  property: OrReference<Schema>,
  {path, required}: {path: string; required: boolean},
  trail: Trail,
): void {
  const flat = flattenSchema(walk.document, property);
  const elsewhere = flat.name ? walk.explained[flat.name] : undefined;
  walk.rows.push({
    path,
    type: labelType(walk.document, flat),
    required,
    meaning: joinSentences([
      flat.schema.description,
      ...describeConstraints(flat.schema),
      describeItems(walk, flat),
      ...explainNamed(walk, flat),
    ]),
  });
  if (!elsewhere) descend(walk, property, path, trail);
}

function startWalk({document, explained}: SchemaContext): Walk {
  return {document, explained, rows: [], notes: [], variants: []};
}

function finishWalk({rows, notes, variants}: Walk): FieldTable {
  return {title: '', rows, notes: [...new Set(notes)], variants};
}

/** Lists the fields of a schema, depth first. */
export function describeSchema(context: SchemaContext, schema: OrReference<Schema>): FieldTable {
  const walk = startWalk(context);
  walkInto(walk, flattenSchema(context.document, schema), '', new Map());
  return finishWalk(walk);
}
