import type {Algoliasearch} from 'algoliasearch';
import {createIndexSettings, toSynonymHits} from './indexSettings';
import type {HostedRecord} from './output';

/** What a push would change. */
export type RecordDiff = Readonly<Record<'added' | 'changed' | 'removed', readonly HostedRecord[]>> & {
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
function diffRecords(local: readonly HostedRecord[], live: readonly HostedRecord[]): RecordDiff {
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

function describeList(word: string, records: readonly HostedRecord[]): string[] {
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

/** Records in one request; Algolia accepts up to 10 MB. */
const BATCH_SIZE = 1000;

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}

/** Reads all records of an index; none where it does not exist. */
async function readLive(client: Algoliasearch, indexName: string): Promise<HostedRecord[]> {
  const records: HostedRecord[] = [];
  try {
    await client.browseObjects<HostedRecord>({
      indexName,
      browseParams: {attributesToRetrieve: ['*'], hitsPerPage: BATCH_SIZE},
      aggregator: ({hits}) => records.push(...hits),
    });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return records;
}

/** What a push would change, without changing it. */
export async function dryRun(
  client: Algoliasearch,
  indexName: string,
  records: readonly HostedRecord[],
): Promise<RecordDiff> {
  return diffRecords(records, await readLive(client, indexName));
}

/** What goes to the index besides records. */
export type PushSettings = {
  readonly locales: readonly string[];
  readonly synonyms: readonly (readonly string[])[];
};

/**
 * Sends settings, synonyms and records. The records replace those of the index in one step; if sending them
 * fails, the index keeps the ones it had.
 *
 * @throws when there are no records, which no build of a site with pages produces.
 */
export async function pushIndex(
  client: Algoliasearch,
  indexName: string,
  records: readonly HostedRecord[],
  {locales, synonyms}: PushSettings,
): Promise<void> {
  if (records.length === 0) throw new Error('There are no records to send; the live index was left as it is.');
  const tasks = [
    await client.setSettings({indexName, indexSettings: createIndexSettings(locales)}),
    await client.saveSynonyms({indexName, synonymHit: toSynonymHits(synonyms), replaceExistingSynonyms: true}),
  ];
  for (const {taskID} of tasks) await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record})), batchSize: BATCH_SIZE});
}
