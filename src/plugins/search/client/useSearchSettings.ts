import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {useMemo} from 'react';
import {EMBEDDED} from '../../../config/embeddedSearch';

/** Global data of the plugin: where the parts of search are. Every page knows these names and loads none of the files. */
export type SearchGlobalData = {
  /** Folder below the base path. */
  readonly folder: string;
  readonly worker: string;
  readonly style: string;
};

/** What the search box and the search page need to know before they load anything. */
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

/** Reads the settings of search from the configuration of the site. */
export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  const {folder, worker, style} = usePluginData('search') as SearchGlobalData;
  const {algolia} = siteConfig.themeConfig as ThemeConfig;
  const base = siteConfig.baseUrl;
  return useMemo(
    () => ({
      base,
      workerUrl: `${base}${folder}/${worker}`,
      styleUrl: `${base}${folder}/${style}`,
      appId: algolia.appId,
      apiKey: algolia.apiKey,
      indexName: algolia.indexName,
      hosted: algolia.appId !== EMBEDDED,
    }),
    [algolia, base, folder, style, worker],
  );
}
