import type {Algoliasearch, IndexSettings, SupportedLanguage, SynonymHit} from 'algoliasearch';
import {LEVELS, type HostedRecord} from './engine/records';

/** What sends records to a hosted index: `docusaurus-theme-search/push`. */
export type {HostedRecord} from './engine/records';

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
    attributesForFaceting: ['filterOnly(version)', 'filterOnly(language)', 'filterOnly(docusaurus_tag)', 'type'],
    attributeForDistinct: 'url_without_anchor',
    distinct: 4,
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    disableTypoToleranceOnAttributes: ['code'],
    separatorsToIndex: '_$',
    ignorePlurals: languages,
    removeStopWords: languages,
    removeWordsIfNoResults: 'allOptional',
    queryLanguages: languages,
    indexLanguages: languages,
    camelCaseAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2', 'code'],
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

/** Records in one request; Algolia accepts up to 10 MB. */
const BATCH_SIZE = 1000;

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
