import type {Algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../records/searchRecord';
import {diffRecords, type RecordDiff} from './diffRecords';
import {toIndexSettings, toSynonymHits} from './indexSettings';

/** Records of one request; Algolia takes up to 10 MB. */
const BATCH = 1000;

/** Name of the index that is filled before it takes the place of the live one. */
export function nextIndex(indexName: string): string {
  return `${indexName}_next`;
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}

/** Reads all records of an index; none where there is no such index. */
export async function readLive(client: Algoliasearch, indexName: string): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  try {
    await client.browseObjects<SearchRecord>({
      indexName,
      browseParams: {attributesToRetrieve: ['*'], hitsPerPage: BATCH},
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
  records: readonly SearchRecord[],
): Promise<RecordDiff> {
  return diffRecords(records, await readLive(client, indexName));
}

async function fill(client: Algoliasearch, indexName: string, records: readonly SearchRecord[]): Promise<void> {
  const {taskID: settings} = await client.setSettings({indexName, indexSettings: toIndexSettings()});
  const {taskID: synonyms} = await client.saveSynonyms({
    indexName,
    synonymHit: toSynonymHits(),
    replaceExistingSynonyms: true,
  });
  const tasks = [settings, synonyms];
  for (let at = 0; at < records.length; at += BATCH) {
    const requests = records.slice(at, at + BATCH).map((body) => ({action: 'addObject' as const, body: {...body}}));
    const {taskID} = await client.batch({indexName, batchWriteParams: {requests}});
    tasks.push(taskID);
  }
  for (const taskID of tasks) await client.waitForTask({indexName, taskID});
}

/**
 * Sends records and settings to a temporary index and moves it over the live one in one step.
 * Whatever stops it before that step leaves the live index as it was; what an earlier push
 * left behind is deleted first.
 *
 * @throws when there are no records, which no build of this site gives.
 */
export async function pushIndex(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  if (records.length === 0) throw new Error('There are no records to send; the live index was left as it is.');
  const next = nextIndex(indexName);
  const {taskID: deleted} = await client.deleteIndex({indexName: next});
  await client.waitForTask({indexName: next, taskID: deleted});
  await fill(client, next, records);
  const {taskID} = await client.operationIndex({
    indexName: next,
    operationIndexParams: {operation: 'move', destination: indexName},
  });
  await client.waitForTask({indexName: next, taskID});
}
