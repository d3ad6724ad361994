import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import {findVersion, LATEST, TIMINGS, type SearchGlobalData, type SearchVersion, type Timings} from './settings';

/** What the search box and the search page need to know before they load anything. */
export type SearchSettings = Omit<SearchGlobalData, 'timings'> & {
  /** Base path of the locale, with its slashes. */
  readonly base: string;
  readonly locale: string;
  readonly workerUrl: string;
  readonly styleUrl: string;
  /** Address of the search page; `null` where there is none. */
  readonly pageUrl: string | null;
  readonly timings: Timings;
};

/** Reads the settings of search from the configuration of the site. */
export function useSearchSettings(): SearchSettings {
  const {siteConfig, i18n} = useDocusaurusContext();
  const data = usePluginData('docusaurus-theme-search') as SearchGlobalData;
  const {baseUrl: base, trailingSlash} = siteConfig;
  const locale = i18n.currentLocale;
  return useMemo(() => {
    const inFolder = (name: string): string => `${base}${data.folder}/${name}`;
    return {
      ...data,
      base,
      locale,
      workerUrl: inFolder(data.worker),
      styleUrl: inFolder(data.style),
      pageUrl: data.page === null ? null : `${base}${data.page}${trailingSlash === true ? '/' : ''}`,
      timings: {...TIMINGS, ...data.timings},
    };
  }, [base, data, locale, trailingSlash]);
}

/** The versions to choose from, each key once. */
export function listChoices({versions}: Pick<SearchSettings, 'versions'>): SearchVersion[] {
  return [...new Map([...versions].reverse().map((version) => [version.key, version])).values()].reverse();
}

/** What decides which versions the dialog offers: that of the page, the one that is searched, and the words of the query. */
type VersionHints = {readonly older: SearchVersion | null; readonly version: string; readonly query: string};

/** The versions that the dialog offers: only the latest, unless the page, the choice or the query ("data stores v1") names another. */
export function listOffered(
  settings: Pick<SearchSettings, 'versions'>,
  {older, version, query}: VersionHints,
): SearchVersion[] {
  const words = query.toLowerCase().split(/\s+/);
  return listChoices(settings).filter(
    ({key, label}) => [LATEST, older?.key, version].includes(key) || words.includes(label.toLowerCase()),
  );
}

/** The version that is searched where the reader has chosen none, and the older one that the page belongs to. */
type VersionsOfPage = {readonly start: string; readonly older: SearchVersion | null};

/** Says which versions a page offers. */
export function findVersions(
  {versions, startVersion}: Pick<SearchSettings, 'versions' | 'startVersion'>,
  pathname: string,
): VersionsOfPage {
  const own = findVersion(versions, pathname);
  const older = own && own.key !== LATEST ? own : null;
  return {start: startVersion === 'page' ? (older?.key ?? LATEST) : LATEST, older};
}

/** Says which versions the present page offers. */
export function useVersionsOfPage(settings: SearchSettings): VersionsOfPage {
  const {pathname} = useLocation();
  return useMemo(() => findVersions(settings, pathname), [pathname, settings]);
}

/** Added to the titles of pages: the version, where it is not the latest. */
export function writeSuffix(settings: Pick<SearchSettings, 'versions'>, version: string): string {
  const found = version === LATEST ? undefined : settings.versions.find(({key}) => key === version);
  return found ? ` (${found.label})` : '';
}
