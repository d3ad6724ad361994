import type {Field} from './readFields';
import type {ApiShape} from './readShape';

/** One change of the API: the words after the name of what changed, and that name. */
export type ApiChange = {
  /** An operation such as `GET /sources`, or a schema such as `Source`. */
  readonly subject: string;
  /** In words, without the subject: "new parameter `limit`". */
  readonly words: string;
  /** Tags of what changed, which say where the reference prints it. */
  readonly tags: readonly string[];
};

const code = (name: string): string => `\`${name}\``;

const listCodes = (names: readonly string[]): string => names.map(code).join(', ');

const without = (names: readonly string[], others: readonly string[]): string[] =>
  names.filter((name) => !others.includes(name));

function compareValues(name: string, before: Field, after: Field): string[] {
  const [come, gone] = [without(after.values, before.values), without(before.values, after.values)];
  if (before.values.length === 0 || after.values.length === 0) return [];
  return [
    ...(come.length > 0 ? [`${code(name)} can be ${listCodes(come)}`] : []),
    ...(gone.length > 0 ? [`${code(name)} can no longer be ${listCodes(gone)}`] : []),
  ];
}

/** An object that got a name of its own is the same object. */
const isSameType = (before: string, after: string): boolean =>
  before === after || [before, after].some((type) => type === 'object');

function compareField(name: string, before: Field, after: Field): string[] {
  const required = after.isRequired ? 'is now required' : 'is now optional';
  return [
    ...(isSameType(before.type, after.type) ? [] : [`${code(name)}: ${before.type} → ${after.type}`]),
    ...compareValues(name, before, after),
    ...(before.isRequired === after.isRequired ? [] : [`${code(name)} ${required}`]),
    ...(!before.isDeprecated && after.isDeprecated ? [`${code(name)} is deprecated`] : []),
    ...(before.default === after.default
      ? []
      : [`default of ${code(name)}: ${before.default || 'none'} → ${after.default || 'none'}`]),
  ];
}

type Fields = ReadonlyMap<string, Field>;

/**
 * The names that only the first list has, in words by their kind. Fields inside a new object go with it, and
 * those of an object that is described under its own name are there.
 */
function listMissing(fields: Fields, others: Fields, describe: (kind: string, names: string) => string): string[] {
  const names = [...fields.keys()].filter((name) => !others.has(name));
  const holderOf = (name: string): string => name.slice(0, Math.max(name.lastIndexOf('.'), 0));
  const isNamed = (type = 'object'): boolean => /^[A-Z]/.test(type);
  const outer = names.filter((name) => {
    const holder = holderOf(name);
    return !names.includes(holder) && !isNamed(others.get(holder)?.type);
  });
  return (['parameter', 'field'] as const).flatMap((kind) => {
    const own = outer.filter((name) => fields.get(name)?.kind === kind);
    return own.length === 0 ? [] : [describe(own.length > 1 ? `${kind}s` : kind, listCodes(own))];
  });
}

function compareFields(before: Fields, after: Fields): string[] {
  const shared = [...after].flatMap(([name, field]) => {
    const old = before.get(name);
    return old ? compareField(name, old, field) : [];
  });
  return [
    ...listMissing(after, before, (kind, names) => `new ${kind} ${names}`),
    ...listMissing(before, after, (kind, names) => `${kind} ${names} removed`),
    ...shared,
  ];
}

/** Compares two states of the API: operations, parameters, fields and values. A new schema comes with what uses it. */
export function compareShapes(before: ApiShape, after: ApiShape): ApiChange[] {
  const come = without(after.operations, before.operations).map((subject) => ({subject, words: 'new operation'}));
  const gone = without(before.operations, after.operations).map((subject) => ({subject, words: 'operation removed'}));
  const shared = [...after.fields].flatMap(([subject, fields]) => {
    const known = before.fields.get(subject);
    return known ? compareFields(known, fields).map((words) => ({subject, words})) : [];
  });
  const tagsOf = (subject: string): readonly string[] => after.tags.get(subject) ?? before.tags.get(subject) ?? [];
  return [...come, ...gone, ...shared].map((change) => ({...change, tags: tagsOf(change.subject)}));
}
