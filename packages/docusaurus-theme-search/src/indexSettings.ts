import type {IndexSettings, SupportedLanguage, SynonymHit} from 'algoliasearch';
import {LEVELS} from './engine/records';

/**
 * Settings of the hosted index: what is searched, in which order, and how many typos are tolerated.
 *
 * @param locales of the site; Algolia knows the plurals and stop words of their languages
 */
export function createIndexSettings(locales: readonly string[]): IndexSettings {
  const languages = [...new Set(locales.map((locale) => locale.slice(0, 2).toLowerCase()))] as SupportedLanguage[];
  return {
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

/** The synonyms of the site in Algolia's form. */
export function toSynonymHits(lines: readonly (readonly string[])[]): SynonymHit[] {
  return lines.map((synonyms) => ({
    objectID: `synonym-${(synonyms[0] ?? '').replace(/[^a-z0-9]+/gi, '-')}`,
    type: 'synonym',
    synonyms: [...synonyms],
  }));
}
