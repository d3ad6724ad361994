import {isDeepStrictEqual} from 'node:util';
import type {Algoliasearch, IndexSettings, SupportedLanguage, SynonymHit} from 'algoliasearch';
import Joi from 'joi';
import {LEVELS} from './engine/records';
import type {HostedRecord} from './output';

/** What sends records to a hosted index: `docusaurus-theme-search/push`. */
export type {HostedRecord} from './output';

const name = Joi.string().required();
const nullableName = Joi.string().allow(null).required();

const RECORD = Joi.object({
  objectID: Joi.string()
    .pattern(/^\/[^ ]*$/)
    .required(),
  hierarchy: Joi.object(Object.fromEntries(LEVELS.map((level) => [level, Joi.string().allow(null, '').required()]))),
  type: Joi.valid(...LEVELS.slice(1)).required(),
  content: Joi.string().allow('').required(),
  code: Joi.array().items(Joi.string()).required(),
  anchor: nullableName,
  url: Joi.string()
    .pattern(/^https?:\/\/[^ ]+$/)
    .required(),
  url_without_anchor: Joi.string()
    .pattern(/^https?:\/\/[^ #]+$/)
    .required(),
  version: name,
  language: name,
  code_language: nullableName,
  docusaurus_tag: name,
  weight: Joi.object({
    pageRank: Joi.number().required(),
    level: Joi.number().required(),
    position: Joi.number().required(),
  }).required(),
});

/** Lists what is wrong with records, with the record and the field of each problem. */
export function validateRecords(records: readonly unknown[]): string[] {
  return records.flatMap((record, index) => {
    const {error} = RECORD.validate(record, {abortEarly: false, convert: false});
    return error ? [`record ${index}: ${error.details.map(({message}) => message).join(', ')}`] : [];
  });
}

/** The languages whose plurals and stop words Algolia knows. */
const LANGUAGES = (
  'af ar az bg bn ca cs cy da de el en eo es et eu fa fi fo fr ga gl he hi hu hy id is it ja ka kk ko ku ky lt lv mi mn ' +
  'mr ms mt nb nl no ns pl ps pt qu ro ru sk sq sv sw ta te th tl tn tr tt uk ur uz zh'
).split(' ') as SupportedLanguage[];

/**
 * Settings of the hosted index: what is searched, in which order, and how many typos are tolerated.
 *
 * @param locales of the site; Algolia knows the plurals and stop words of their languages
 */
export function createIndexSettings(locales: readonly string[]): IndexSettings {
  const own = new Set(locales.map((locale) => new Intl.Locale(locale).language));
  const languages = LANGUAGES.filter((language) => own.has(language));
  return {
    searchableAttributes: [
      ...LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
      'unordered(code)',
      'content',
      'unordered(hierarchy.lvl0)',
    ],
    attributesForFaceting: [
      'filterOnly(version)',
      'filterOnly(language)',
      'filterOnly(code_language)',
      'filterOnly(docusaurus_tag)',
      'type',
    ],
    attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:25'],
    attributeForDistinct: 'url_without_anchor',
    distinct: 4,
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    disableTypoToleranceOnAttributes: ['code'],
    separatorsToIndex: '_$',
    ignorePlurals: languages,
    removeStopWords: languages,
    removeWordsIfNoResults: 'allOptional',
    queryLanguages: languages,
    indexLanguages: languages,
    camelCaseAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2', 'code'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    maxValuesPerFacet: 20,
  };
}

/** The synonyms of the site in Algolia's form; only their places tell them apart in any script. */
function toSynonymHits(lines: readonly (readonly string[])[]): SynonymHit[] {
  return lines.map((synonyms, at) => ({
    objectID: `synonym-${at}`,
    type: 'synonym',
    synonyms: [...synonyms],
  }));
}

/** What a push would change. */
export type RecordDiff = Readonly<Record<'added' | 'changed' | 'removed', readonly HostedRecord[]>> & {
  readonly same: number;
};

/** A record without the fields that Algolia adds. */
const ownFields = (record: HostedRecord): unknown =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !field.startsWith('_')));

/** Compares the records of the build with those of the live index. */
function diffRecords(local: readonly HostedRecord[], live: readonly HostedRecord[]): RecordDiff {
  const known = new Map(live.map((record) => [record.objectID, record]));
  const kept = new Set(local.map(({objectID}) => objectID));
  const added = local.filter(({objectID}) => !known.has(objectID));
  const changed = local.filter((record) => {
    const before = known.get(record.objectID);
    return before !== undefined && !isDeepStrictEqual(ownFields(before), ownFields(record));
  });
  const removed = live.filter(({objectID}) => !kept.has(objectID));
  return {added, changed, removed, same: local.length - added.length - changed.length};
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
type PushSettings = {
  readonly locales: readonly string[];
  readonly synonyms: readonly (readonly string[])[];
};

/**
 * Removes what interrupted pushes have left: records go into an index of this name and a number, which is then renamed.
 * A key that may not list the indexes leaves them.
 */
async function removeLeft(client: Algoliasearch, indexName: string): Promise<void> {
  const {items} = await client.listIndices().catch(() => ({items: []}));
  const isLeft = (name: string): boolean => name.startsWith(`${indexName}_tmp_`) && /_\d+$/.test(name);
  for (const {name} of items.filter((item) => isLeft(item.name))) await client.deleteIndex({indexName: name});
}

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
  await removeLeft(client, indexName);
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record})), batchSize: BATCH_SIZE});
}
