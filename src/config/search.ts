import type {ThemeConfig as SearchThemeConfig} from '@docusaurus/theme-search-algolia';
import {EMBEDDED} from './embeddedSearch';
import {readAlgolia} from './environment';
import {latestVersion, versionFilter} from './versions';

/**
 * Settings of hosted search. The Algolia theme requires an `appId`; without credentials it is a placeholder, to
 * which no request is ever sent.
 */
export function createSearchConfig(): SearchThemeConfig['algolia'] {
  const algolia = readAlgolia();
  return {
    appId: algolia?.appId ?? EMBEDDED,
    apiKey: algolia?.searchKey ?? 'embedded',
    indexName: algolia?.index ?? 'embedded',
    contextualSearch: false,
    searchParameters: {facetFilters: [versionFilter(latestVersion.facet)]},
    searchPagePath: 'search',
  };
}
