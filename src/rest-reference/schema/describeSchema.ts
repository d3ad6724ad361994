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

/** One field of a body, with the fields of the objects in it. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Markdown. */
  readonly meaning: string;
  /** What its own fields are called: `configurable_props[]`. */
  readonly inside: string;
  readonly fields: readonly Field[];
  readonly shapes: readonly Shape[];
}

/** One of the shapes that a field can take: its title in Markdown, and its fields. */
interface Shape {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** The fields of a body, and sentences in Markdown on all of them. */
export interface BodyFields {
  readonly fields: readonly Field[];
  readonly notes: readonly string[];
}

/** What the walk needs to know. */
export interface SchemaContext {
  readonly document: ApiDocument;
  /** Schemas that are explained elsewhere on the page: name to Markdown sentence. */
  readonly explained: Readonly<Record<string, string>>;
}

/** What a schema has in it, and the mark that its fields have behind its name: `[]`. */
type Inside = Pick<Field, 'fields' | 'shapes'> & {readonly mark: string};

const NOTHING: Inside = {fields: [], shapes: [], mark: ''};

interface Walk extends SchemaContext {
  readonly notes: string[];
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

function readShapes(walk: Walk, flat: FlatSchema, path: string, trail: Trail): Inside {
  const options = flat.variants.map((option) => flattenSchema(walk.document, option));
  const shaped = options.filter(
    ({name, properties}) => Object.keys(properties).length > 0 && !(name && walk.explained[name]),
  );
  const [only] = shaped;
  if (only && shaped.length === 1) return readInside(walk, only, path, trail);
  const shapes = shaped.map((option, index) => {
    const shape = option.name ? quoted(option.name) : say('type.variant', {number: index + 1});
    const {fields} = readInside({...walk, notes: []}, option, path, trail);
    return {title: capitalise(say('type.as', {place: place(path), shape})), fields};
  });
  return {...NOTHING, shapes};
}

function readInside(walk: Walk, flat: FlatSchema, path: string, trail: Trail): Inside {
  const inner: Trail = flat.name ? new Map([...trail, [flat.name, path]]) : trail;
  const {items, additionalProperties: values} = flat.schema;
  walk.notes.push(...flat.fieldChoices.map((choice) => describeChoice(choice, path)));
  const own = Object.entries(flat.properties).map(([name, property]) =>
    readField(
      walk,
      property,
      {name, path: path ? `${path}.${name}` : name, required: flat.required.includes(name)},
      inner,
    ),
  );
  const parts: [mark: string, inside: Inside][] = [['', {...NOTHING, fields: own}]];
  if (items) parts.push(['[]', descend(walk, items, `${path}[]`, inner)]);
  if (typeof values === 'object')
    parts.push(['.<key>', descend(walk, values, path ? `${path}.<key>` : '<key>', inner)]);
  parts.push(['', readShapes(walk, flat, path, inner)]);
  const [first] = parts.filter(([, {fields}]) => fields.length > 0);
  return {
    mark: first ? first[0] + first[1].mark : '',
    fields: parts.flatMap(([, {fields}]) => fields),
    shapes: parts.flatMap(([, {shapes}]) => shapes),
  };
}

function descend(walk: Walk, part: OrReference<Schema>, path: string, trail: Trail): Inside {
  const flat = flattenSchema(walk.document, part);
  if (flat.name && trail.has(flat.name)) {
    walk.notes.push(say('type.sameFields', {name: quoted(path), other: place(trail.get(flat.name) ?? '')}));
    return NOTHING;
  }
  if (flat.name && walk.explained[flat.name]) return NOTHING;
  if (path.split('.').length > MAX_DEPTH) {
    throw new Error(
      `The field "${path}" is nested too deeply to print. Name the schema that repeats, and refer to it with "$ref".`,
    );
  }
  return readInside(walk, flat, path, trail);
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

function readField(
  walk: Walk,
  property: OrReference<Schema>,
  {name, path, required}: {name: string; path: string; required: boolean},
  trail: Trail,
): Field {
  const flat = flattenSchema(walk.document, property);
  const {mark, ...inside} = flat.name && walk.explained[flat.name] ? NOTHING : descend(walk, property, path, trail);
  return {
    name,
    type: labelType(walk.document, flat),
    required,
    meaning: joinSentences([
      flat.schema.description,
      ...describeConstraints(flat.schema),
      describeItems(walk, flat),
      ...describeOptions(walk, flat),
      ...explainNamed(walk, flat),
    ]),
    inside: name + mark,
    ...inside,
  };
}

/** Reads the fields of a schema, each with those in it. */
export function describeSchema(context: SchemaContext, schema: OrReference<Schema>): BodyFields {
  const walk = {...context, notes: []};
  const {fields} = readInside(walk, flattenSchema(context.document, schema), '', new Map());
  return {fields, notes: [...new Set(walk.notes)]};
}
