import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {algoliasearch} from 'algoliasearch';
import type {SearchOptions} from './options';
import {RECORDS_FILE, type HostedRecord} from './output';
import {dryRun, pushIndex, validateRecords, type RecordDiff} from './pushIndex';

/** The command line of Docusaurus. */
type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** What the command needs of the site. */
export type PushSite = Pick<LoadContext, 'outDir' | 'i18n'> & {
  readonly options: Pick<SearchOptions, 'adminKeyVariable' | 'synonyms'>;
  /** Where the records go: `themeConfig.algolia`. */
  readonly index: {readonly appId: string; readonly indexName: string} | undefined;
};

/** Reads the records of the build: those of the default locale, and of every other one that was built. */
function readRecords({outDir, i18n}: PushSite): HostedRecord[] {
  const others = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const file = join(outDir, RECORDS_FILE);
  if (!existsSync(file)) throw new Error(`${file} is missing; build the site first (docusaurus build).`);
  const files = [
    file,
    ...others.map((locale) => join(outDir, locale, RECORDS_FILE)).filter((name) => existsSync(name)),
  ];
  return files.flatMap((name) => {
    const records = JSON.parse(readFileSync(name, 'utf8')) as HostedRecord[];
    const problems = validateRecords(records);
    if (problems.length > 0) throw new Error(`${name} is not valid; nothing was sent.\n${problems.join('\n')}`);
    return records;
  });
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

async function push(site: PushSite, isDry: boolean): Promise<void> {
  const {adminKeyVariable, synonyms} = site.options;
  const {index} = site;
  if (!index) throw new Error('There is no hosted index: set themeConfig.algolia.');
  const adminKey = process.env[adminKeyVariable];
  if (!adminKey) throw new Error(`${adminKeyVariable} is not set: it holds the key that may write to the index.`);
  const records = readRecords(site);
  const client = algoliasearch(index.appId, adminKey);
  const diff = await dryRun(client, index.indexName, records);
  console.log(`${records.length} records for ${index.indexName}\n${describeDiff(diff)}`);
  if (isDry) return;
  await pushIndex(client, index.indexName, records, {locales: site.i18n.locales, synonyms});
  console.log(`${index.indexName} is up to date`);
}

/** Adds `docusaurus search:push [--dry-run]`, which sends the records of the build to the hosted index. */
export function addPushCommand(cli: Cli, site: PushSite): void {
  cli
    .command('search:push')
    .description('Sends the search records of the build to the hosted index.')
    .option('--dry-run', 'print what a push would change, and send nothing')
    .action(({dryRun: isDry = false}: {readonly dryRun?: boolean}) => push(site, isDry));
}
