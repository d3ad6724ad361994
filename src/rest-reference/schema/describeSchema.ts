import {listTexts, say} from '../../buildWords';
import {capitalise} from '../../markdown/text';
import type {ApiDocument, Schema, OrReference} from '../document/readApiDocument';
import {describeConstraints, joinSentences} from './describeConstraints';
import {flattenSchema, type FlatSchema, type FieldChoice} from './flattenSchema';

const MAX_LABEL_DEPTH = 6;

/** The types as the items of a list. */
const PLURALS = ['array', 'boolean', 'integer', 'number', 'object', 'string'] as const;

function pluralise(label: string): string {
  const [first = '', ...rest] = label.split(' ');
  const type = PLURALS.find((known) => known === first);
  return [type ? say(`type.${type}s`) : first, ...rest].join(' ');
}

function labelVariants(document: ApiDocument, flat: FlatSchema, depth: number): string {
  const labels = flat.variants.map((option) => labelType(document, flattenSchema(document, option), depth + 1));
  return listTexts([...new Set(labels)], 'disjunction');
}

function labelArray(document: ApiDocument, {schema}: FlatSchema, depth: number): string {
  if (!schema.items) return say('type.array');
  return say('type.arrayOf', {
    items: pluralise(labelType(document, flattenSchema(document, schema.items), depth + 1)),
  });
}

function labelObject(document: ApiDocument, {schema, properties}: FlatSchema, depth: number): string {
  const {additionalProperties: values} = schema;
  if (typeof values !== 'object' || Object.keys(properties).length > 0) return 'object';
  return say('type.mapOf', {items: pluralise(labelType(document, flattenSchema(document, values), depth + 1))});
}

function labelOne(document: ApiDocument, flat: FlatSchema, type: string, depth: number): string {
  if (type === 'array') return labelArray(document, flat, depth);
  if (type === 'object') return labelObject(document, flat, depth);
  return flat.schema.format ? `${type} (${flat.schema.format})` : type;
}

function impliedTypes({types, properties}: FlatSchema): readonly string[] {
  return types.length === 0 && Object.keys(properties).length > 0 ? ['object'] : types;
}

/** The type of a schema in words: `array of strings or null`. */
export function labelType(document: ApiDocument, flat: FlatSchema, depth = 0): string {
  if (depth > MAX_LABEL_DEPTH) return say('type.any');
  const types = impliedTypes(flat);
  const known = listTexts(
    types.map((type) => labelOne(document, flat, type, depth)),
    'disjunction',
  );
  const label = known || labelVariants(document, flat, depth) || (flat.nullable ? '' : say('type.any'));
  if (!flat.nullable) return label;
  return listTexts(label ? [label, 'null'] : ['null'], 'disjunction');
}

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
const place = (path: string): string => (path ? quoted(path) : say('type.theBody'));

function describeChoice({exactlyOne, fields}: FieldChoice, path: string): string {
  const sets = fields.map((set) =>
    set.map((name) => quoted(path ? `${path}.${name}` : name)).reduce((names, name) => say('type.with', {names, name})),
  );
  return say(exactlyOne ? 'type.exactlyOne' : 'type.atLeastOne', {names: sets.join(', ')});
}

function walkVariants(walk: Walk, flat: FlatSchema, path: string, trail: Trail): void {
  const options = flat.variants.map((option) => flattenSchema(walk.document, option));
  const shaped = options.filter(
    ({name, properties}) => Object.keys(properties).length > 0 && !(name && walk.explained[name]),
  );
  const [only] = shaped;
  if (only && shaped.length === 1) {
    walkInto(walk, only, path, trail);
    return;
  }
  shaped.forEach((option, index) => {
    const shape = option.name ? quoted(option.name) : say('type.variant', {number: index + 1});
    const title = say('type.as', {place: place(path), shape});
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
    walk.notes.push(say('type.sameFields', {name: quoted(path), other: place(trail.get(flat.name) ?? '')}));
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
  const options = [flat, ...items].flatMap(({variants}) => variants);
  const parts = [flat, ...items, ...options.map((option) => flattenSchema(document, option))];
  return [...new Set(parts.flatMap(({name}) => (name ? (explained[name] ?? []) : [])))];
}

/** What each item has to be; what is said of a schema of its own stands there. */
function describeItems({document}: SchemaContext, {schema: {items}}: FlatSchema): string | undefined {
  if (!items) return undefined;
  const {schema} = flattenSchema(document, items);
  const own = '$ref' in items ? items.description : schema.description;
  const text = joinSentences([own, ...describeConstraints(schema)]);
  return text && say('type.eachItem', {constraints: text});
}

/** What each shape without fields has to be, such as a value or a text of some length. */
function describeOptions({document}: SchemaContext, {variants}: FlatSchema): string[] {
  const options = variants
    .map((option) => flattenSchema(document, option))
    .filter(({properties}) => Object.keys(properties).length === 0);
  const values = options.flatMap(({schema}) => (schema.const === undefined ? [] : [schema.const]));
  const all = values.length > 0 && values.length === options.length ? describeConstraints({enum: values}) : [];
  const each = options.map((option) => {
    const {const: value, description} = option.schema;
    const text = joinSentences([description, ...(all.length > 0 ? [] : describeConstraints(option.schema))]);
    const shape = all.length > 0 ? quoted(String(value)) : labelType(document, option);
    return text && say('type.option', {shape, text});
  });
  return [...all, ...each];
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
      ...describeOptions(walk, flat),
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
