import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {SYNONYMS} from '../synonyms';
import {LEVELS} from './searchRecord';

/** Settings of the hosted index: what is searched, in which order, and how many typos are tolerated. */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    ...LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'unordered(code)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: [
    'filterOnly(version)',
    'filterOnly(lang)',
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
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  removeWordsIfNoResults: 'allOptional',
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  camelCaseAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2', 'code'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  maxValuesPerFacet: 20,
};

/** The synonyms of the site in Algolia's form. */
export function toSynonymHits(): SynonymHit[] {
  return SYNONYMS.map((synonyms) => ({
    objectID: `synonym-${(synonyms[0] ?? '').replace(/[^a-z0-9]+/gi, '-')}`,
    type: 'synonym',
    synonyms: [...synonyms],
  }));
}
