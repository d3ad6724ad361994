import type {ThemeConfig as SearchThemeConfig} from '@docusaurus/theme-search-algolia';
import {EMBEDDED} from './embeddedSearch';
import {readAlgolia} from './environment';
import {latestVersion, versionFilter} from './versions';

/** Hosts that hosted search sends requests to; see "Retry strategy" in Algolia's API clients documentation. */
export function listAlgoliaOrigins(appId: string | null): readonly string[] {
  if (appId === null) return [];
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`),
  ];
}

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
