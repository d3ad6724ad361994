import {nameOfReference, type Json, type Schema} from './readApiDocument';

/** A part of the document that a caller reads about, with the words its place already says. */
interface Described {
  /** Where it is: `components.schemas.Source.created_at`. */
  readonly place: string;
  readonly name: string;
  readonly schema: Schema & {readonly example?: Json};
  readonly needsExample: boolean;
  readonly path: readonly string[];
}

type Node = Readonly<Record<string, unknown>>;

/** Words that repeat what the type column says. */
const TYPE_WORDS =
  /\b(?:a|an|and|any|array|boolean|float|flag|for|id|ids|identifier|integer|its|json|key|list|name|null|number|object|of|one|or|string|text|the|this|time|timestamp|true|false|type|url|uuid|value)\b/g;
const UNIT_NEEDED = /(?:_at|_ts|_ms|_seconds)$|^ts$/;
const UNIT = /\b(?:milli)?seconds\b|ISO 8601/i;
const VALUES: ReadonlySet<string> = new Set(['default', 'enum', 'example', 'examples', 'value', 'const']);

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && !Array.isArray(part);

function splitName(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

/** Whether nothing is left of a description without the words of the type, of the name and of the place. */
export function saysOnlyType(description: string, place: string): boolean {
  const known = new Set(splitName(place).flatMap((word) => [word, `${word}s`, word.replace(/s$/, '')]));
  const words =
    description
      .toLowerCase()
      .replace(TYPE_WORDS, ' ')
      .match(/[a-z]+/g) ?? [];
  return words.every((word) => known.has(word));
}

/** A part of a named schema's shape: the schema itself says what that means. */
function refersToSchema({allOf, items}: Schema): boolean {
  return [...(allOf ?? []), ...(items ? [items] : [])].some((part) => nameOfReference(part) !== undefined);
}

function isScalarWithoutValues({schema}: Described): boolean {
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const isScalar = types.some((type) => type !== 'object' && type !== 'array' && type !== 'boolean');
  return isScalar && schema.enum === undefined && schema.const === undefined;
}

function hasExample({schema}: Described): boolean {
  return schema.example !== undefined || schema.examples !== undefined;
}

const checks: readonly ((part: Described) => string | undefined)[] = [
  ({schema: {description = ''}}) => (description.trim() ? undefined : 'has no description'),
  ({schema, schema: {description = ''}, place}) =>
    description.trim() && !refersToSchema(schema) && saysOnlyType(description, place)
      ? `says only its name and type ("${description.trim()}"): say what it means to a caller`
      : undefined,
  ({schema: {description = ''}, name}) =>
    description && UNIT_NEEDED.test(name) && !UNIT.test(description)
      ? 'is a time without a unit: name seconds, milliseconds or ISO 8601'
      : undefined,
  (part) => (part.needsExample && isScalarWithoutValues(part) && !hasExample(part) ? 'has no example' : undefined),
];

/** Parameters, responses and properties, wherever the document holds them. */
function collect(node: unknown, path: readonly string[]): Described[] {
  if (Array.isArray(node)) return node.flatMap((part, index) => collect(part, [...path, String(index)]));
  if (!isNode(node)) return [];
  const own = describe(node, path);
  const inner = Object.entries(node).flatMap(([key, part]) => {
    if (VALUES.has(key) && path.at(-1) !== 'properties') return [];
    return collect(part, [...path, key]);
  });
  return [...own, ...inner];
}

function describe(node: Node, path: readonly string[]): Described[] {
  const name = path.at(-1) ?? '';
  const parent = path.at(-2);
  const place = path.filter((part) => part !== 'properties').join('.');
  if (parent === 'properties') return [{place, name, schema: node, needsExample: true, path}];
  if (typeof node.in === 'string' && typeof node.name === 'string') {
    const schema = {...(node.schema as Schema | undefined), ...node};
    return [{place: `${place}.${node.name}`, name: node.name, schema, needsExample: true, path}];
  }
  const isResponse = (parent === 'responses' || parent === 'headers') && !('$ref' in node);
  return isResponse ? [{place, name, schema: node, needsExample: false, path}] : [];
}

/** What the descriptions of a document lack, each with the keys that lead to it; empty for one that callers can work with. */
export function checkDescriptions(document: object): {readonly path: readonly string[]; readonly message: string}[] {
  return collect(document, []).flatMap((part) =>
    checks.flatMap((check) => {
      const problem = check(part);
      return problem ? [{path: part.path, message: `${part.place} ${problem}`}] : [];
    }),
  );
}
