import {parse} from 'yaml';
import {listFields, makeField, nameOf, toList, toValue, type Field} from './readFields';

type Value = ReturnType<typeof toValue>;

/** What a caller depends on. A subject is an operation such as `GET /sources`, or a schema such as `Source`. */
export type ApiShape = {
  readonly operations: readonly string[];
  /** Parameters and fields of each subject, by name. */
  readonly fields: ReadonlyMap<string, ReadonlyMap<string, Field>>;
  /** Tags of each subject; a schema has those of the operations that use it. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const SCHEMA_REFERENCE = /#\/components\/schemas\/(\w+)/g;

type Operation = {readonly name: string; readonly value: Value};

function listOperations(document: Value): Operation[] {
  return Object.entries(toValue(document.paths)).flatMap(([path, item]) =>
    METHODS.flatMap((method): Operation[] => {
      const operation = toValue(item)[method];
      return operation === undefined ? [] : [{name: `${method.toUpperCase()} ${path}`, value: toValue(operation)}];
    }),
  );
}

function listContents(holder: unknown, schemas: Value): [string, Field][] {
  const media = Object.values(toValue(toValue(holder).content));
  return media.flatMap((each) => listFields(toValue(toValue(each).schema), schemas));
}

function readParameter(given: unknown, components: Value): [string, Field] {
  const value = toValue(given);
  const parameter = value.$ref === undefined ? value : toValue(toValue(components.parameters)[nameOf(value.$ref)]);
  const schema = {...toValue(parameter.schema), deprecated: parameter.deprecated};
  const isRequired = parameter.required === true;
  return [String(parameter.name), makeField(schema, toValue(components.schemas), {kind: 'parameter', isRequired})];
}

function listOperationFields({value}: Operation, components: Value): ReadonlyMap<string, Field> {
  const schemas = toValue(components.schemas);
  return new Map([
    ...Object.values(toValue(value.responses)).flatMap((response) => listContents(response, schemas)),
    ...listContents(value.requestBody, schemas),
    ...toList(value.parameters).map((parameter) => readParameter(parameter, components)),
  ]);
}

const listReferences = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(SCHEMA_REFERENCE)].map(([, name]) => name ?? '');

/** The schemas that a value names, and those that these name in turn. */
function collectSchemas(value: unknown, schemas: Value): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = listReferences(value);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...listReferences(toValue(schemas[name])));
  }
  return found;
}

function collectTags(operations: readonly Operation[], schemas: Value): ReadonlyMap<string, readonly string[]> {
  const tags = new Map<string, readonly string[]>();
  for (const {name, value} of operations) {
    const own = toList(value.tags).map(String);
    for (const subject of [name, ...collectSchemas(value, schemas)])
      tags.set(subject, [...new Set([...(tags.get(subject) ?? []), ...own])]);
  }
  return tags;
}

/** Reads what callers depend on from the text of an OpenAPI document; descriptions and examples are not part of it. */
export function readShape(text: string): ApiShape {
  const document = toValue(parse(text));
  const components = toValue(document.components);
  const schemas = toValue(components.schemas);
  const operations = listOperations(document);
  return {
    operations: operations.map(({name}) => name),
    fields: new Map([
      ...operations.map((operation) => [operation.name, listOperationFields(operation, components)] as const),
      ...Object.entries(schemas).map(
        ([name, schema]) => [name, new Map(listFields(toValue(schema), schemas))] as const,
      ),
    ]),
    tags: collectTags(operations, schemas),
  };
}
