type Value = Readonly<Record<string, unknown>>;

/** A part of a document as an object; an empty one where there is none. */
export const toValue = (value: unknown): Value => (typeof value === 'object' && value !== null ? (value as Value) : {});

/** A part of a document as a list. */
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The name that a reference ends with. */
export const nameOf = (reference: unknown): string => String(reference).split('/').at(-1) ?? '';

/** A parameter or field. */
export type Field = {
  readonly kind: 'parameter' | 'field';
  readonly type: string;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  readonly values: readonly string[];
  readonly default: string;
};

const SCALARS = new Set<unknown>(['string', 'integer', 'number', 'boolean']);

/** Fields are read with the named schemas of their document at hand. */
type Schemas = Value;

/** A named text or number as what it is, because callers see no name; a named object stays a name. */
function resolveScalar(schema: Value, schemas: Schemas): Value {
  const target = schema.$ref === undefined ? {} : toValue(schemas[nameOf(schema.$ref)]);
  return SCALARS.has(target.type) ? target : schema;
}

const listParts = (schema: Value): Value[] =>
  ['oneOf', 'anyOf', 'allOf'].flatMap((key) => toList(schema[key]).map(toValue));

function describeType(given: Value, schemas: Schemas): string {
  const schema = resolveScalar(given, schemas);
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  const parts = listParts(schema).map((part) => describeType(part, schemas));
  if (parts.length > 0) return [...new Set(parts)].join(' or ');
  const type = toList(schema.type).join(' or ') || String(schema.type ?? 'object');
  return type === 'array' ? `array of ${describeType(toValue(schema.items), schemas)}` : type;
}

/** Makes a field of its schema. */
export function makeField(
  schema: Value,
  schemas: Schemas,
  {kind, isRequired}: Pick<Field, 'kind' | 'isRequired'>,
): Field {
  const inner = resolveScalar(schema.type === 'array' ? toValue(schema.items) : schema, schemas);
  return {
    kind,
    type: describeType(schema, schemas),
    isRequired,
    isDeprecated: schema.deprecated === true,
    values: toList(inner.enum).map(String),
    default: schema.default === undefined ? '' : JSON.stringify(schema.default),
  };
}

/** The fields of a schema and of the objects inside it; a schema with a name of its own is listed under that name. */
export function listFields(schema: Value, schemas: Schemas, prefix = ''): [string, Field][] {
  const required = new Set(toList(schema.required));
  const own = Object.entries(toValue(schema.properties)).flatMap(([key, value]): [string, Field][] => {
    const property = toValue(value);
    const name = prefix + key;
    const field = makeField(property, schemas, {kind: 'field', isRequired: required.has(key)});
    return [[name, field], ...listFields(property, schemas, `${name}.`)];
  });
  const inner = [...listParts(schema), ...(schema.items === undefined ? [] : [toValue(schema.items)])];
  return [...own, ...inner.flatMap((part) => listFields(part, schemas, prefix))];
}
