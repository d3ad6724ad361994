import {
  getReferenceName,
  resolveReference,
  type ApiDocument,
  type OrReference,
  type Schema,
} from '../document/readApiDocument';

/** A choice between groups of required fields. */
export interface FieldChoice {
  readonly exactlyOne: boolean;
  readonly fields: readonly (readonly string[])[];
}

/** A schema with references resolved and `allOf` merged. */
export interface FlatSchema {
  /** Its name in the document, if it has one. A wrapper that only adds a description keeps the name. */
  readonly name?: string;
  readonly schema: Schema;
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly properties: Readonly<Record<string, OrReference<Schema>>>;
  readonly required: readonly string[];
  readonly fieldChoices: readonly FieldChoice[];
  /** All schemas that it can be, from all of its choices. */
  readonly variants: readonly OrReference<Schema>[];
}

const NULL_TYPE = 'null';

function isFieldsOnly(part: OrReference<Schema>): part is Schema & {required: readonly string[]} {
  return typeof part === 'object' && Object.keys(part).length === 1 && 'required' in part;
}

function isNull(part: OrReference<Schema>): boolean {
  return typeof part === 'object' && 'type' in part && part.type === NULL_TYPE;
}

function splitChoices(schema: Schema): Pick<FlatSchema, 'fieldChoices' | 'variants'> & {hasNull: boolean} {
  const lists = [
    {exactlyOne: true, options: schema.oneOf ?? []},
    {exactlyOne: false, options: schema.anyOf ?? []},
  ].filter(({options}) => options.length > 0);
  const fieldChoices = lists.flatMap(({exactlyOne, options}) => {
    const fields = options.filter(isFieldsOnly).map(({required}) => required);
    return fields.length > 0 ? [{exactlyOne, fields}] : [];
  });
  const variants = lists.flatMap(({options}) => options.filter((option) => !isFieldsOnly(option) && !isNull(option)));
  const hasNull = lists.some(({options}) => options.some(isNull));
  return {fieldChoices, hasNull, variants};
}

function mergeProperties(parts: readonly FlatSchema[]): FlatSchema['properties'] {
  const merged: Record<string, OrReference<Schema>> = {};
  for (const {properties} of parts) {
    for (const [name, property] of Object.entries(properties)) {
      const earlier = merged[name];
      const isSame =
        earlier && getReferenceName(earlier) !== undefined && getReferenceName(earlier) === getReferenceName(property);
      merged[name] = earlier && !isSame ? {allOf: [earlier, property]} : property;
    }
  }
  return merged;
}

function mergeFlat(parts: readonly FlatSchema[], name: string | undefined): FlatSchema {
  const schema = Object.assign({}, ...parts.map((part) => part.schema)) as Schema;
  const types = parts.map((part) => part.types).find((list) => list.length > 0) ?? [];
  return {
    ...(name ? {name} : {}),
    schema,
    types,
    nullable: parts.some((part) => part.nullable),
    properties: mergeProperties(parts),
    required: [...new Set(parts.flatMap((part) => part.required))],
    fieldChoices: parts.flatMap((part) => part.fieldChoices),
    variants: parts.flatMap((part) => part.variants),
  };
}

/** Supported keywords, and keywords that don't restrict values. */
const KEYWORDS = [
  ...['type', 'format', 'title', 'description', 'enum', 'const', 'default', 'examples', 'deprecated'],
  ...['minimum', 'maximum', 'pattern', 'minLength', 'maxLength', 'items', 'minItems', 'maxItems'],
  ...['properties', 'additionalProperties', 'required', 'allOf', 'anyOf', 'oneOf', '$defs', '$comment'],
];

/** Throws for keywords that the reference doesn't show, because readers wouldn't know about them. */
function assertKnownKeywords(schema: Schema, owner: string): void {
  const found = Object.keys(schema).find((key) => !KEYWORDS.includes(key) && !key.startsWith('x-'));
  if (found === undefined) return;
  throw new Error(
    `${owner} of the OpenAPI document has "${found}", which the reference cannot show. Say it in the description, or write it with ${KEYWORDS.join(', ')}.`,
  );
}

/** Wraps a reference with sibling keywords. In OpenAPI 3.1, they apply in addition to the referenced schema. */
function wrapReference(part: OrReference<Schema>): OrReference<Schema> {
  if (!('$ref' in part)) return part;
  const {$ref, ...beside} = part;
  return Object.keys(beside).length > 0 ? {...beside, allOf: [{$ref}]} : part;
}

/**
 * Resolves references and merges `allOf`, one level deep. Properties aren't resolved.
 *
 * @throws for a schema that contains itself, or a keyword that can't be shown
 */
export function flattenSchema(
  document: ApiDocument,
  given: OrReference<Schema>,
  trail: readonly string[] = [],
): FlatSchema {
  const part = wrapReference(given);
  const name = getReferenceName(part);
  if (name !== undefined && trail.includes(name))
    throw new Error(
      `The schema ${name} of the OpenAPI document is part of itself: "allOf" leads from ${[...trail, name].join(' to ')}.`,
    );
  const target = resolveReference(document, part);
  const {allOf = [], ...schema} = target;
  assertKnownKeywords(schema, name ?? 'A schema');
  const types = [schema.type ?? []].flat();
  const {hasNull, ...choices} = splitChoices(schema);
  const own: FlatSchema = {
    ...(name ? {name} : {}),
    schema,
    types: types.filter((type) => type !== NULL_TYPE),
    nullable: types.includes(NULL_TYPE) || hasNull,
    properties: schema.properties ?? {},
    required: schema.required ?? [],
    ...choices,
  };
  const [first, second] = allOf;
  if (!first) return own;
  const isWrapper = second === undefined && Object.keys(own.properties).length === 0;
  const inner = allOf.map((one) => flattenSchema(document, one, name === undefined ? trail : [...trail, name]));
  return mergeFlat([...inner, own], name ?? (isWrapper ? getReferenceName(first) : undefined));
}
