import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {algoliasearch} from 'algoliasearch';
import type {HostedRecord} from './engine/records';
import type {SearchOptions} from './options';
import {RECORDS_FILE} from './output';
import {pushIndex} from './pushIndex';

/** The command line of Docusaurus. */
type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** What the command needs of the site. */
export type PushSite = Pick<LoadContext, 'outDir' | 'i18n'> & {
  readonly options: Pick<SearchOptions, 'synonyms'>;
  /** Where the records go: `themeConfig.algolia`. */
  readonly index: {readonly appId: string; readonly indexName: string} | undefined;
};

/** Environment variable with the key that may write, which this command alone reads. */
const KEY_VARIABLE = 'ALGOLIA_ADMIN_KEY';

/** Reads the records of the build: those of the default locale, and of every other one that was built. */
function readRecords({outDir, i18n}: PushSite): HostedRecord[] {
  const others = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const file = join(outDir, RECORDS_FILE);
  if (!existsSync(file)) throw new Error(`${file} is missing; build the site first (docusaurus build).`);
  const files = [
    file,
    ...others.map((locale) => join(outDir, locale, RECORDS_FILE)).filter((name) => existsSync(name)),
  ];
  return files.flatMap((name) => JSON.parse(readFileSync(name, 'utf8')) as HostedRecord[]);
}

/**
 * Sends the records of the build to the hosted index, or says how many there are.
 *
 * @throws when the key, the index or the build is missing, naming it
 */
export async function push(site: PushSite, isDry: boolean): Promise<void> {
  const {index} = site;
  if (!index) throw new Error('There is no hosted index: set themeConfig.algolia.');
  const adminKey = process.env[KEY_VARIABLE];
  if (!adminKey) throw new Error(`${KEY_VARIABLE} is not set: it holds the key that may write to the index.`);
  const records = readRecords(site);
  console.log(`${records.length} records for ${index.indexName}`);
  if (isDry) return;
  const client = algoliasearch(index.appId, adminKey);
  await pushIndex(client, index.indexName, records, {locales: site.i18n.locales, synonyms: site.options.synonyms});
  console.log(`${index.indexName} is up to date`);
}

/** Adds `docusaurus search:push [--dry-run]`, which sends the records of the build to the hosted index. */
export function addPushCommand(cli: Cli, site: PushSite): void {
  cli
    .command('search:push')
    .description('Sends the search records of the build to the hosted index.')
    .option('--dry-run', 'say how many records there are, and send nothing')
    .action(({dryRun: isDry = false}: {readonly dryRun?: boolean}) => push(site, isDry));
}
