import {formatList, getMessage} from '../../../buildWords';
import {capitalize} from '../../../markdown/text';
import type {ApiDocument, Schema, OrReference} from '../document/readApiDocument';
import {formatConstraints, joinSentences} from './formatConstraints';
import {flattenSchema, type FlatSchema, type FieldChoice} from './flattenSchema';

const MAX_LABEL_DEPTH = 6;

/** Types with a plural label, for the items of arrays. */
const PLURALS = ['array', 'boolean', 'integer', 'number', 'object', 'string'] as const;

function pluralize(label: string): string {
  const [first = '', ...rest] = label.split(' ');
  const type = PLURALS.find((known) => known === first);
  return [type ? getMessage(`type.${type}s`) : first, ...rest].join(' ');
}

function getVariantsLabel(document: ApiDocument, flat: FlatSchema, depth: number): string {
  const labels = flat.variants.map((option) => getTypeLabel(document, flattenSchema(document, option), depth + 1));
  return formatList([...new Set(labels)], 'disjunction');
}

function getArrayLabel(document: ApiDocument, {schema}: FlatSchema, depth: number): string {
  if (!schema.items) return getMessage('type.array');
  return getMessage('type.arrayOf', {
    items: pluralize(getTypeLabel(document, flattenSchema(document, schema.items), depth + 1)),
  });
}

function getObjectLabel(document: ApiDocument, {schema, properties}: FlatSchema, depth: number): string {
  const {additionalProperties: values} = schema;
  if (typeof values !== 'object' || Object.keys(properties).length > 0) return 'object';
  return getMessage('type.mapOf', {
    items: pluralize(getTypeLabel(document, flattenSchema(document, values), depth + 1)),
  });
}

function getSingleLabel(document: ApiDocument, flat: FlatSchema, type: string, depth: number): string {
  if (type === 'array') return getArrayLabel(document, flat, depth);
  if (type === 'object') return getObjectLabel(document, flat, depth);
  return flat.schema.format ? `${type} (${flat.schema.format})` : type;
}

function getTypes({types, properties}: FlatSchema): readonly string[] {
  return types.length === 0 && Object.keys(properties).length > 0 ? ['object'] : types;
}

/** Formats the type of a schema: `array of strings or null`. */
export function getTypeLabel(document: ApiDocument, flat: FlatSchema, depth = 0): string {
  if (depth > MAX_LABEL_DEPTH) return getMessage('type.any');
  const types = getTypes(flat);
  const known = formatList(
    types.map((type) => getSingleLabel(document, flat, type, depth)),
    'disjunction',
  );
  const label = known || getVariantsLabel(document, flat, depth) || (flat.nullable ? '' : getMessage('type.any'));
  if (!flat.nullable) return label;
  return formatList(label ? [label, 'null'] : ['null'], 'disjunction');
}

/** A field of a body, with the fields of nested objects. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Markdown. */
  readonly meaning: string;
  /** Prefix of its fields' paths: `configurable_props[]`. */
  readonly inside: string;
  readonly fields: readonly Field[];
  readonly shapes: readonly Shape[];
}

/** One of the shapes that a field can have: its title in Markdown, and its fields. */
interface Shape {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** The fields of a body, and general notes in Markdown. */
export interface BodyFields {
  readonly fields: readonly Field[];
  readonly notes: readonly string[];
}

/** Context for reading a schema. */
export interface SchemaContext {
  readonly document: ApiDocument;
  /** Schemas that are explained elsewhere on the page: name to Markdown sentence. */
  readonly explained: Readonly<Record<string, string>>;
}

/** The fields in a schema, and the suffix for their path: `[]`. */
type InnerFields = Pick<Field, 'fields' | 'shapes'> & {readonly mark: string};

const NOTHING: InnerFields = {fields: [], shapes: [], mark: ''};

interface WalkContext extends SchemaContext {
  readonly notes: string[];
}

/** Schemas on the current path, by name, with the path where each was found. Detects cycles. */
type VisitedSchemas = ReadonlyMap<string, string>;

const MAX_DEPTH = 10;

const formatCode = (name: string): string => `\`${name}\``;
const formatPath = (path: string): string => (path ? formatCode(path) : getMessage('type.theBody'));

function formatChoice({exactlyOne, fields}: FieldChoice, path: string): string {
  const sets = fields.map((set) =>
    set
      .map((name) => formatCode(path ? `${path}.${name}` : name))
      .reduce((names, name) => getMessage('type.with', {names, name})),
  );
  return getMessage(exactlyOne ? 'type.exactlyOne' : 'type.atLeastOne', {names: sets.join(', ')});
}

function getShapes(walk: WalkContext, flat: FlatSchema, path: string, trail: VisitedSchemas): InnerFields {
  const options = flat.variants.map((option) => flattenSchema(walk.document, option));
  const shaped = options.filter(
    ({name, properties}) => Object.keys(properties).length > 0 && !(name && walk.explained[name]),
  );
  const [only] = shaped;
  if (only && shaped.length === 1) return collectInnerFields(walk, only, path, trail);
  const shapes = shaped.map((option, index) => {
    const shape = option.name ? formatCode(option.name) : getMessage('type.variant', {number: index + 1});
    const {fields} = collectInnerFields({...walk, notes: []}, option, path, trail);
    return {title: capitalize(getMessage('type.as', {place: formatPath(path), shape})), fields};
  });
  return {...NOTHING, shapes};
}

function collectInnerFields(walk: WalkContext, flat: FlatSchema, path: string, trail: VisitedSchemas): InnerFields {
  const inner: VisitedSchemas = flat.name ? new Map([...trail, [flat.name, path]]) : trail;
  const {items, additionalProperties: values} = flat.schema;
  walk.notes.push(...flat.fieldChoices.map((choice) => formatChoice(choice, path)));
  const own = Object.entries(flat.properties).map(([name, property]) =>
    createField(
      walk,
      property,
      {name, path: path ? `${path}.${name}` : name, required: flat.required.includes(name)},
      inner,
    ),
  );
  const parts: [mark: string, inside: InnerFields][] = [['', {...NOTHING, fields: own}]];
  if (items) parts.push(['[]', collectFieldsBelow(walk, items, `${path}[]`, inner)]);
  if (typeof values === 'object')
    parts.push(['.<key>', collectFieldsBelow(walk, values, path ? `${path}.<key>` : '<key>', inner)]);
  parts.push(['', getShapes(walk, flat, path, inner)]);
  const [first] = parts.filter(([, {fields}]) => fields.length > 0);
  return {
    mark: first ? first[0] + first[1].mark : '',
    fields: parts.flatMap(([, {fields}]) => fields),
    shapes: parts.flatMap(([, {shapes}]) => shapes),
  };
}

function collectFieldsBelow(
  walk: WalkContext,
  part: OrReference<Schema>,
  path: string,
  trail: VisitedSchemas,
): InnerFields {
  const flat = flattenSchema(walk.document, part);
  if (flat.name && trail.has(flat.name)) {
    walk.notes.push(
      getMessage('type.sameFields', {name: formatCode(path), other: formatPath(trail.get(flat.name) ?? '')}),
    );
    return NOTHING;
  }
  if (flat.name && walk.explained[flat.name]) return NOTHING;
  if (path.split('.').length > MAX_DEPTH) {
    throw new Error(
      `The field "${path}" is nested too deeply to print. Name the schema that repeats, and refer to it with "$ref".`,
    );
  }
  return collectInnerFields(walk, flat, path, trail);
}

/** Returns notes about schemas of a field or its items that are explained elsewhere. */
function getNamedExplanations({document, explained}: SchemaContext, flat: FlatSchema): string[] {
  const items = flat.schema.items ? [flattenSchema(document, flat.schema.items)] : [];
  const options = [flat, ...items].flatMap(({variants}) => variants);
  const parts = [flat, ...items, ...options.map((option) => flattenSchema(document, option))];
  return [...new Set(parts.flatMap(({name}) => (name ? (explained[name] ?? []) : [])))];
}

function formatItems({document}: SchemaContext, {schema: {items}}: FlatSchema): string | undefined {
  if (!items) return undefined;
  const {schema} = flattenSchema(document, items);
  const own = '$ref' in items ? items.description : schema.description;
  const text = joinSentences([own, ...formatConstraints(schema)]);
  return text && getMessage('type.eachItem', {constraints: text});
}

/** Describes each shape without fields, such as a constant or a text of some length. */
function formatOptions({document}: SchemaContext, {variants}: FlatSchema): string[] {
  const options = variants
    .map((option) => flattenSchema(document, option))
    .filter(({properties}) => Object.keys(properties).length === 0);
  const values = options.flatMap(({schema}) => (schema.const === undefined ? [] : [schema.const]));
  const all = values.length > 0 && values.length === options.length ? formatConstraints({enum: values}) : [];
  const each = options.map((option) => {
    const {const: value, description} = option.schema;
    const text = joinSentences([description, ...(all.length > 0 ? [] : formatConstraints(option.schema))]);
    const shape = all.length > 0 ? formatCode(String(value)) : getTypeLabel(document, option);
    return text && getMessage('type.option', {shape, text});
  });
  return [...all, ...each];
}

function createField(
  walk: WalkContext,
  property: OrReference<Schema>,
  {name, path, required}: {name: string; path: string; required: boolean},
  trail: VisitedSchemas,
): Field {
  const flat = flattenSchema(walk.document, property);
  const {mark, ...inside} =
    flat.name && walk.explained[flat.name] ? NOTHING : collectFieldsBelow(walk, property, path, trail);
  return {
    name,
    type: getTypeLabel(walk.document, flat),
    required,
    meaning: joinSentences([
      flat.schema.description,
      ...formatConstraints(flat.schema),
      formatItems(walk, flat),
      ...formatOptions(walk, flat),
      ...getNamedExplanations(walk, flat),
    ]),
    inside: name + mark,
    ...inside,
  };
}

/** Reads the fields of a schema, including nested ones. */
export function getBodyFields(context: SchemaContext, schema: OrReference<Schema>): BodyFields {
  const walk = {...context, notes: []};
  const {fields} = collectInnerFields(walk, flattenSchema(context.document, schema), '', new Map());
  return {fields, notes: [...new Set(walk.notes)]};
}
