import {
  nameOfReference,
  resolveReference,
  type ApiDocument,
  type OrReference,
  type Schema,
} from '../document/readApiDocument';

/** A choice between sets of required fields. */
export interface FieldChoice {
  readonly exactlyOne: boolean;
  readonly fields: readonly (readonly string[])[];
}

/** A choice between whole schemas. */
interface SchemaChoice {
  readonly exactlyOne: boolean;
  readonly options: readonly OrReference<Schema>[];
}

/** A schema with references followed and `allOf` merged. */
export interface FlatSchema {
  /** The name it has in the document, where it has one; a description around a reference keeps it. */
  readonly name?: string;
  readonly schema: Schema;
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly properties: Readonly<Record<string, OrReference<Schema>>>;
  readonly required: readonly string[];
  readonly fieldChoices: readonly FieldChoice[];
  readonly variants?: SchemaChoice;
}

const NULL_TYPE = 'null';

function isFieldsOnly(part: OrReference<Schema>): part is Schema & {required: readonly string[]} {
  return Object.keys(part).length === 1 && 'required' in part;
}

function isNull(part: OrReference<Schema>): boolean {
  return 'type' in part && part.type === NULL_TYPE;
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
  const variants = lists
    .map(({exactlyOne, options}) => ({
      exactlyOne,
      options: options.filter((option) => !isFieldsOnly(option) && !isNull(option)),
    }))
    .find(({options}) => options.length > 0);
  const hasNull = lists.some(({options}) => options.some(isNull));
  return {fieldChoices, hasNull, ...(variants ? {variants} : {})};
}

function mergeProperties(parts: readonly FlatSchema[]): FlatSchema['properties'] {
  const merged: Record<string, OrReference<Schema>> = {};
  for (const {properties} of parts) {
    for (const [name, property] of Object.entries(properties)) {
      const earlier = merged[name];
      merged[name] = earlier ? {allOf: [earlier, property]} : property;
    }
  }
  return merged;
}

function mergeFlat(parts: readonly FlatSchema[], name: string | undefined): FlatSchema {
  const schema = Object.assign({}, ...parts.map((part) => part.schema)) as Schema;
  const types = parts.map((part) => part.types).find((list) => list.length > 0) ?? [];
  const variants = parts.map((part) => part.variants).find((choice) => choice !== undefined);
  return {
    ...(name ? {name} : {}),
    schema,
    types,
    nullable: parts.some((part) => part.nullable),
    properties: mergeProperties(parts),
    required: [...new Set(parts.flatMap((part) => part.required))],
    fieldChoices: parts.flatMap((part) => part.fieldChoices),
    ...(variants ? {variants} : {}),
  };
}

/** Follows references and merges `allOf`, one level deep: properties stay as written. */
export function flattenSchema(document: ApiDocument, part: OrReference<Schema>): FlatSchema {
  const name = nameOfReference(part);
  const {allOf = [], ...schema} = resolveReference(document, part);
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
  const inner = allOf.map((one) => flattenSchema(document, one));
  return mergeFlat([...inner, own], name ?? (isWrapper ? nameOfReference(first) : undefined));
}
