import type {ApiDocument} from '../document/types';
import {flattenSchema, type FlatSchema} from './flattenSchema';

const MAX_DEPTH = 6;
const PLURALS: Readonly<Record<string, string>> = {
  array: 'arrays',
  boolean: 'booleans',
  integer: 'integers',
  number: 'numbers',
  object: 'objects',
  string: 'strings',
};

function pluralise(label: string): string {
  const [first = '', ...rest] = label.split(' ');
  return [PLURALS[first] ?? first, ...rest].join(' ');
}

function labelVariants(document: ApiDocument, flat: FlatSchema, depth: number): string {
  const labels = (flat.variants?.options ?? []).map((option) =>
    labelType(document, flattenSchema(document, option), depth + 1),
  );
  return [...new Set(labels)].join(' or ');
}

function labelArray(document: ApiDocument, {schema}: FlatSchema, depth: number): string {
  if (!schema.items) return 'array';
  return `array of ${pluralise(labelType(document, flattenSchema(document, schema.items), depth + 1))}`;
}

function labelObject(document: ApiDocument, {schema, properties}: FlatSchema, depth: number): string {
  const {additionalProperties: values} = schema;
  if (typeof values !== 'object' || Object.keys(properties).length > 0) return 'object';
  return `map of ${pluralise(labelType(document, flattenSchema(document, values), depth + 1))}`;
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
  if (depth > MAX_DEPTH) return 'any JSON';
  const types = impliedTypes(flat);
  const known = types.map((type) => labelOne(document, flat, type, depth)).join(' or ');
  const label = known || labelVariants(document, flat, depth) || (flat.nullable ? '' : 'any JSON');
  if (!flat.nullable) return label;
  return label ? `${label} or null` : 'null';
}
