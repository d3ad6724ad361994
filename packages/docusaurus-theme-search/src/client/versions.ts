import {findVersionByPath, LATEST, type SearchSettings, type SearchVersion} from './settings';

/** Returns the versions, without duplicate keys. */
export function getVersionChoices({versions}: Pick<SearchSettings, 'versions'>): SearchVersion[] {
  return [...new Map([...versions].reverse().map((version) => [version.key, version])).values()].reverse();
}

/**
 * Returns the versions that the dialog offers: only the latest, unless the page, the selection or the query ("data
 * stores v1") is about another.
 */
export function getOfferedVersions(
  settings: Pick<SearchSettings, 'versions'>,
  {older, version, query}: {readonly older: SearchVersion | null; readonly version: string; readonly query: string},
): SearchVersion[] {
  const words = query.toLowerCase().split(/\s+/);
  return getVersionChoices(settings).filter(
    ({key, label}) => [LATEST, older?.key, version].includes(key) || words.includes(label.toLowerCase()),
  );
}

/** Returns the version to search by default, and the older version of the page, if any. */
export function getVersionsForPath(
  {versions, startVersion}: Pick<SearchSettings, 'versions' | 'startVersion'>,
  pathname: string,
): {readonly start: string; readonly older: SearchVersion | null} {
  const own = findVersionByPath(versions, pathname);
  const older = own && own.key !== LATEST ? own : null;
  return {start: startVersion === 'page' ? (older?.key ?? LATEST) : LATEST, older};
}

/** Returns a suffix for page titles with the version, unless it's the latest. */
export function getVersionSuffix(settings: Pick<SearchSettings, 'versions'>, version: string): string {
  const found = version === LATEST ? undefined : settings.versions.find(({key}) => key === version);
  return found ? ` (${found.label})` : '';
}
