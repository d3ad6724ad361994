import type {Algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../../src/plugins/search/records/searchRecord';
import {diffRecords, type RecordDiff} from './diffRecords';
import {INDEX_SETTINGS, toSynonymHits} from '../../src/plugins/search/records/indexSettings';

/** Records in one request; Algolia accepts up to 10 MB. */
const BATCH_SIZE = 1000;

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}

/** Reads all records of an index; none where it does not exist. */
export async function readLive(client: Algoliasearch, indexName: string): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  try {
    await client.browseObjects<SearchRecord>({
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
  records: readonly SearchRecord[],
): Promise<RecordDiff> {
  return diffRecords(records, await readLive(client, indexName));
}

/**
 * Sends settings, synonyms and records. The records replace those of the index in one step; if sending them
 * fails, the index keeps the ones it had.
 *
 * @throws when there are no records, which no build of this site produces.
 */
export async function pushIndex(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  if (records.length === 0) throw new Error('There are no records to send; the live index was left as it is.');
  const settings = await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
  const synonyms = await client.saveSynonyms({
    indexName,
    synonymHit: toSynonymHits(),
    replaceExistingSynonyms: true,
  });
  for (const {taskID} of [settings, synonyms]) await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record})), batchSize: BATCH_SIZE});
}
