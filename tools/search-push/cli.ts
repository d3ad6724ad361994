import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {readAlgolia, readAlgoliaAdminKey} from '../../src/config/environment';
import type {SearchRecord} from '../../src/plugins/search/records/searchRecord';
import {validateRecords} from '../../src/plugins/search/records/validateRecords';
import {RECORDS_FILE} from '../../src/plugins/search/index/buildSearchFiles';
import {describeDiff} from './diffRecords';
import {dryRun, pushIndex} from './pushIndex';

const DRY_RUN = '--dry-run';

/** `npm run search:push [-- --dry-run]`: sends the records of the build to the hosted index. */
async function run(): Promise<void> {
  const unknown = process.argv.slice(2).filter((word) => word !== DRY_RUN);
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(' ')}. The one option is ${DRY_RUN}. Nothing was sent.`);
  }
  const algolia = readAlgolia();
  const adminKey = readAlgoliaAdminKey();
  if (!algolia || !adminKey) {
    const missing = [
      algolia ? [] : ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'],
      adminKey ? [] : ['ALGOLIA_ADMIN_KEY'],
    ];
    throw new Error(`The hosted index is not named: set ${missing.flat().join(', ')}.`);
  }
  const file = resolve('build', RECORDS_FILE);
  if (!existsSync(file)) throw new Error(`${file} is missing; \`npm run build\` writes it.`);
  const records = JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
  const problems = validateRecords(records);
  if (problems.length > 0) throw new Error(`${file} is not valid; nothing was sent.\n${problems.join('\n')}`);
  const client = algoliasearch(algolia.appId, adminKey);
  const diff = await dryRun(client, algolia.index, records);
  console.log(`${records.length} records for ${algolia.index}\n${describeDiff(diff)}`);
  if (process.argv.includes(DRY_RUN)) return;
  await pushIndex(client, algolia.index, records);
  console.log(`${algolia.index} is up to date`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
