import type {FieldRow} from './describeSchema';

/** The fields of one object, under the path of that object. */
export interface FieldGroup {
  /** Empty for the body itself. */
  readonly parent: string;
  readonly rows: readonly (FieldRow & {readonly name: string})[];
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('.'), 0));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** A group that only says what the next one is about, such as the one field `data` of an answer. */
function isWrapper({rows}: FieldGroup, groups: readonly FieldGroup[]): boolean {
  const [only, second] = rows;
  if (!only || second || only.meaning !== '') return false;
  return groups.some(({parent}) => parent === only.path || parent === `${only.path}[]`);
}

/** Groups the fields by object, so that names stay short. */
export function groupFields(rows: readonly FieldRow[]): FieldGroup[] {
  const byParent = new Map<string, FieldGroup['rows'][number][]>();
  for (const row of rows) {
    const parent = parentOf(row.path);
    byParent.set(parent, [...(byParent.get(parent) ?? []), {...row, name: nameOf(row.path)}]);
  }
  const groups = [...byParent].map(([parent, group]) => ({parent, rows: group}));
  return groups.filter((group) => !isWrapper(group, groups));
}
