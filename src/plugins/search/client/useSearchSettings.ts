import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {EMBEDDED} from '../facets';
import type {SearchPlaces} from './places';

/** What the box and the search page need to know; nothing of it is fetched. */
export type SearchSettings = {
  /** Base path of the site, with its slashes. */
  readonly base: string;
  readonly workerUrl: string;
  readonly styleUrl: string;
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Whether there is a hosted index to ask. */
  readonly hosted: boolean;
};

/** Reads the settings of search from the site's configuration. */
export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  const {folder, worker, style} = usePluginData('search') as SearchPlaces;
  const {algolia} = siteConfig.themeConfig as ThemeConfig;
  const base = siteConfig.baseUrl;
  return {
    base,
    workerUrl: `${base}${folder}/${worker}`,
    styleUrl: `${base}${folder}/${style}`,
    appId: algolia.appId,
    apiKey: algolia.apiKey,
    indexName: algolia.indexName,
    hosted: algolia.appId !== EMBEDDED,
  };
}
