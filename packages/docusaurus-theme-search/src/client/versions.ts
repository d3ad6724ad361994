/** Which versions the box and the search page offer. */
import {findVersionByPath, LATEST, type BoxSettings, type SearchVersion} from './settings';

/** The versions to choose from, each key once. */
export function getVersionChoices({versions}: Pick<BoxSettings, 'versions'>): SearchVersion[] {
  return [...new Map([...versions].reverse().map((version) => [version.key, version])).values()].reverse();
}

/** The versions that the dialog offers: only the latest, unless the page, the choice or the query ("data stores v1") names another. */
export function getOfferedVersions(
  settings: Pick<BoxSettings, 'versions'>,
  {older, version, query}: {readonly older: SearchVersion | null; readonly version: string; readonly query: string},
): SearchVersion[] {
  const words = query.toLowerCase().split(/\s+/);
  return getVersionChoices(settings).filter(
    ({key, label}) => [LATEST, older?.key, version].includes(key) || words.includes(label.toLowerCase()),
  );
}

/** The version that is searched where the reader has chosen none, and the older one that the page belongs to. */
export function getVersionsForPath(
  {versions, startVersion}: Pick<BoxSettings, 'versions' | 'startVersion'>,
  pathname: string,
): {readonly start: string; readonly older: SearchVersion | null} {
  const own = findVersionByPath(versions, pathname);
  const older = own && own.key !== LATEST ? own : null;
  return {start: startVersion === 'page' ? (older?.key ?? LATEST) : LATEST, older};
}

/** Added to the titles of pages: the version, where it is not the latest. */
export function getVersionSuffix(settings: Pick<BoxSettings, 'versions'>, version: string): string {
  const found = version === LATEST ? undefined : settings.versions.find(({key}) => key === version);
  return found ? ` (${found.label})` : '';
}
