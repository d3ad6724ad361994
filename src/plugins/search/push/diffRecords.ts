import type {SearchRecord} from '../records/searchRecord';

/** What a push would change. */
export type RecordDiff = {
  readonly added: readonly SearchRecord[];
  readonly changed: readonly SearchRecord[];
  readonly removed: readonly SearchRecord[];
  readonly same: number;
};

/** Text of a record that is the same whatever the order of its fields. */
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

const SHOWN = 10;

function describeList(word: string, records: readonly SearchRecord[]): string[] {
  const lines = records.slice(0, SHOWN).map(({url}) => `    ${url}`);
  const rest = records.length > SHOWN ? [`    … and ${records.length - SHOWN} more`] : [];
  return [`  ${word}: ${records.length}`, ...lines, ...rest];
}

/** The difference in words for the terminal. */
export function describeDiff({added, changed, removed, same}: RecordDiff): string {
  return [
    ...describeList('added', added),
    ...describeList('changed', changed),
    ...describeList('removed', removed),
    `  the same: ${same}`,
  ].join('\n');
}
