import type {Algoliasearch, IndexSettings, OperationIndexParams, SupportedLanguage, SynonymHit} from 'algoliasearch';
import {LEVELS, type HostedRecord} from './engine/records';

/** Pushes records to a hosted index: `docusaurus-theme-search/push`. */
export type {HostedRecord} from './engine/records';

/** Languages with plurals and stop words in Algolia. */
const LANGUAGES = (
  'af ar az bg bn ca cs cy da de el en eo es et eu fa fi fo fr ga gl he hi hu hy id is it ja ka kk ko ku ky lt lv mi mn ' +
  'mr ms mt nb nl no ns pl ps pt qu ro ru sk sq sv sw ta te th tl tn tr tt uk ur uz zh'
).split(' ') as SupportedLanguage[];

/** Returns the language code of a locale, whose name may be invalid, such as `en_US`. */
function getLanguageCode(locale: string): string {
  try {
    return new Intl.Locale(locale).language;
  } catch {
    return (locale.split(/[-_]/, 1)[0] ?? '').toLowerCase();
  }
}

/**
 * Creates the settings of the hosted index: searchable attributes, ranking and typo tolerance.
 *
 * @param locales of the site, for plurals and stop words
 */
function createIndexSettings(locales: readonly string[]): IndexSettings {
  const own = new Set(locales.map(getLanguageCode));
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

/** Converts the site's synonyms to Algolia's format. Their ids are numbers, because the words may be in any script. */
function toSynonymHits(lines: readonly (readonly string[])[]): SynonymHit[] {
  return lines.map((synonyms, at) => ({
    objectID: `synonym-${at}`,
    type: 'synonym',
    synonyms: [...synonyms],
  }));
}

/** Records per request; Algolia accepts up to 10 MB. */
const BATCH_SIZE = 1000;

/** Content of the index besides records. */
type PushSettings = {
  readonly locales: readonly string[];
  readonly synonyms: readonly (readonly string[])[];
};

/** Maximum duration of a push in milliseconds. After this time, it must have been interrupted. */
const MAX_DURATION = 24 * 60 * 60 * 1000;

/** Creates the name of the temporary index that a push fills before it replaces the live one. */
const createTemporaryName = (indexName: string, now: number): string =>
  `${indexName}_search_push_${now}_${Math.random().toString(36).slice(2, 8)}`;

/** Returns when a push of this theme created a temporary index; `null` for any other index. */
function getPushTime(name: string, indexName: string): number | null {
  const prefix = `${indexName}_search_push_`;
  const [, time] = (name.startsWith(prefix) && /^(\d{13})_[a-z0-9]*$/.exec(name.slice(prefix.length))) || [];
  return time === undefined ? null : Number(time);
}

/** Deletes temporary indexes of interrupted pushes, but not those of a push that may still be running. */
async function removeLeftovers(client: Algoliasearch, indexName: string, now: number): Promise<void> {
  // Skip this if the key isn't allowed to list indexes.
  const {items} = await client.listIndices().catch(() => ({items: []}));
  const old = items.filter(({name}) => (getPushTime(name, indexName) ?? Infinity) < now - MAX_DURATION);
  for (const {name} of old) await client.deleteIndex({indexName: name}).catch(() => undefined);
}

/**
 * Pushes settings, synonyms and records. They're written to a temporary index, which replaces the live one atomically:
 * if anything fails, readers keep the previous index. Concurrent pushes use separate temporary indexes.
 *
 * @throws when there are no records, which no build of a site with pages produces
 */
export async function pushIndex(
  client: Algoliasearch,
  indexName: string,
  records: readonly HostedRecord[],
  {locales, synonyms}: PushSettings,
  now = Date.now(),
): Promise<void> {
  if (records.length === 0) throw new Error('There are no records to send; the live index was left as it is.');
  const temporary = createTemporaryName(indexName, now);
  const waitForTask = async ({taskID}: {readonly taskID: number}): Promise<unknown> =>
    client.waitForTask({indexName: temporary, taskID});
  let moved: {readonly taskID: number};
  try {
    // Keep settings and rules from Algolia's dashboard.
    const copy: OperationIndexParams = {operation: 'copy', destination: temporary, scope: ['settings', 'rules']};
    await waitForTask(await client.operationIndex({indexName, operationIndexParams: copy}));
    await waitForTask(await client.setSettings({indexName: temporary, indexSettings: createIndexSettings(locales)}));
    await waitForTask(
      await client.saveSynonyms({
        indexName: temporary,
        synonymHit: toSynonymHits(synonyms),
        replaceExistingSynonyms: true,
      }),
    );
    await client.saveObjects({
      indexName: temporary,
      objects: records.map((record) => ({...record})),
      batchSize: BATCH_SIZE,
      waitForTasks: true,
    });
    const move: OperationIndexParams = {operation: 'move', destination: indexName};
    moved = await client.operationIndex({indexName: temporary, operationIndexParams: move});
  } catch (error) {
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    throw error;
  }
  // Algolia will finish the move, so the temporary index must stay.
  await waitForTask(moved).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Algolia accepted the new ${indexName}, but didn't confirm that it's live: ${reason}`, {
      cause: error,
    });
  });
  await removeLeftovers(client, indexName, now);
}
