import type {ThemeConfig as SearchThemeConfig} from '@docusaurus/theme-search-algolia';
import {EMBEDDED, versionFilter} from '../plugins/search/facets';
import {readAlgolia} from './environment';

/**
 * Settings of the DocSearch box. The theme insists on an `appId`, so without credentials
 * a placeholder stands there and no request is ever sent to it.
 */
export function createSearchConfig(): SearchThemeConfig['algolia'] {
  const algolia = readAlgolia();
  return {
    appId: algolia?.appId ?? EMBEDDED,
    apiKey: algolia?.searchKey ?? 'embedded',
    indexName: algolia?.index ?? 'embedded',
    contextualSearch: false,
    searchParameters: {facetFilters: [versionFilter('latest')]},
    searchPagePath: 'search',
  };
}
