import {existsSync, readFileSync} from 'node:fs';
import {join, posix, resolve} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {algoliasearch} from 'algoliasearch';
import type {HostedRecord} from './engine/records';
import type {PluginOptions} from './options';
import {RECORDS_FILE} from './output';
import {pushIndex} from './pushIndex';

/** Docusaurus's command line. */
type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** Properties of the site that the command needs. */
export type PushSite = Pick<LoadContext, 'outDir' | 'i18n'> & {
  readonly options: Pick<PluginOptions, 'synonyms'>;
  /** The hosted index: `themeConfig.algolia`. */
  readonly index: {readonly appId: string; readonly indexName: string} | undefined;
};

type PushOptions = {
  readonly dryRun?: boolean;
  /** Locales to push; all by default. */
  readonly locale?: readonly string[];
};

/** Environment variable with the API key for writing, which only this command reads. */
const KEY_VARIABLE = 'ALGOLIA_ADMIN_KEY';

/**
 * Returns folders that may contain the build of a locale. Docusaurus derives them from the base paths of the site and
 * the locale; the base path of the site isn't known here, only that of the current locale.
 */
function getLocaleFolders(locale: string, {outDir, i18n}: PushSite): string[] {
  const {baseUrl: current = '/'} = i18n.localeConfigs[i18n.currentLocale] ?? {};
  const {baseUrl = current} = i18n.localeConfigs[locale] ?? {};
  return [...new Set([resolve(outDir, posix.relative(current, baseUrl)), join(outDir, baseUrl)])];
}

const isRecord = (value: unknown): value is HostedRecord =>
  typeof value === 'object' && value !== null && 'objectID' in value && typeof value.objectID === 'string';

function readRecordsFile(file: string): HostedRecord[] {
  try {
    const records: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(records) && records.length > 0 && records.every(isRecord)) return records;
    throw new Error('it must contain a list of search records');
  } catch (error) {
    throw new Error(`${file} can't be read; build the site again (docusaurus build): ${(error as Error).message}`);
  }
}

/**
 * Reads the records of the build in each locale.
 *
 * @throws when one has none, because sending the others would remove its records from the index
 */
function readRecords(site: PushSite, locales: readonly string[]): HostedRecord[] {
  const known = new Map<string, string>();
  return locales.flatMap((locale) => {
    const files = getLocaleFolders(locale, site).map((folder) => join(folder, RECORDS_FILE));
    const file = files.find((name) => existsSync(name));
    const other = known.get(file ?? '');
    // Locales on different domains can have the same base path.
    if (other !== undefined)
      throw new Error(
        `The locales "${other}" and "${locale}" have the same folder, so ${file} has the records of one of them. Give ` +
          'each a baseUrl of its own, or push each to an index of its own (docusaurus search:push --locale …).',
      );
    if (file) known.set(file, locale);
    if (file) return readRecordsFile(file);
    throw new Error(
      `No search records found for the locale "${locale}": looked for ${files.join(' and ')}. Build the site first ` +
        '(docusaurus build), or choose the locales that the index should have (docusaurus search:push --locale …).',
    );
  });
}

/**
 * Pushes the records of the build to the hosted index, or prints their number.
 *
 * @throws if the key, the index or the build is missing, or a locale is unknown; the message names it
 */
export async function pushRecords(site: PushSite, {dryRun = false, locale}: PushOptions = {}): Promise<void> {
  const {index, i18n} = site;
  if (!index) throw new Error('There is no hosted index: set themeConfig.algolia.');
  const locales = [...new Set(locale ?? i18n.locales)];
  const unknown = locales.find((name) => !i18n.locales.includes(name));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" isn't a locale of this site; its locales: ${i18n.locales.join(', ')}`);
  const records = readRecords(site, locales);
  console.log(`${records.length} records for ${index.indexName}`);
  if (dryRun) return;
  // Files with secrets often end with a line break.
  const adminKey = process.env[KEY_VARIABLE]?.trim();
  if (!adminKey) throw new Error(`${KEY_VARIABLE} is not set: it holds the key that may write to the index.`);
  const client = algoliasearch(index.appId, adminKey);
  const languages = locales.map((name) => i18n.localeConfigs[name]?.htmlLang ?? name);
  await pushIndex(client, index.indexName, records, {locales: languages, synonyms: site.options.synonyms});
  console.log(`${index.indexName} is up to date`);
}

/** Adds `docusaurus search:push`, which pushes the records of the build to the hosted index. */
export function addPushCommand(cli: Cli, site: PushSite): void {
  cli
    .command('search:push')
    .description('Sends the search records of the build to the hosted index.')
    .option('--dry-run', 'show how many records there are, and send nothing')
    .option('--locale <locale...>', 'send these locales only; the index will have no others')
    .action((options: PushOptions) => pushRecords(site, options));
}
