import type {SearchRecord} from '../../src/plugins/search/records/searchRecord';

/** What a push would change. */
export type RecordDiff = Readonly<Record<'added' | 'changed' | 'removed', readonly SearchRecord[]>> & {
  readonly same: number;
};

/** Serialises a record independently of the order of its fields, without the fields that Algolia adds. */
function toKey(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toKey).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([name]) => !name.startsWith('_'));
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${name}:${toKey(field)}`)
    .join(',')}}`;
}

/** Compares the records of the build with those of the live index. */
export function diffRecords(local: readonly SearchRecord[], live: readonly SearchRecord[]): RecordDiff {
  const known = new Map(live.map((record) => [record.objectID, record]));
  const kept = new Set(local.map(({objectID}) => objectID));
  const added = local.filter(({objectID}) => !known.has(objectID));
  const changed = local.filter((record) => {
    const before = known.get(record.objectID);
    return before !== undefined && toKey(before) !== toKey(record);
  });
  const removed = live.filter(({objectID}) => !kept.has(objectID));
  return {added, changed, removed, same: local.length - added.length - changed.length};
}

const MAX_SHOWN = 10;

function describeList(word: string, records: readonly SearchRecord[]): string[] {
  const lines = records.slice(0, MAX_SHOWN).map(({url}) => `    ${url}`);
  const rest = records.length > MAX_SHOWN ? [`    … and ${records.length - MAX_SHOWN} more`] : [];
  return [`  ${word}: ${records.length}`, ...lines, ...rest];
}

/** Describes the difference for the terminal. */
export function describeDiff({added, changed, removed, same}: RecordDiff): string {
  return [
    ...describeList('added', added),
    ...describeList('changed', changed),
    ...describeList('removed', removed),
    `  the same: ${same}`,
  ].join('\n');
}
