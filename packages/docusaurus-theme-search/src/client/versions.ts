/** Which versions the box and the search page offer. */
import {findVersion, LATEST, type BoxSettings, type SearchVersion} from './settings';

/** The versions to choose from, each key once. */
export function listChoices({versions}: Pick<BoxSettings, 'versions'>): SearchVersion[] {
  return [...new Map([...versions].reverse().map((version) => [version.key, version])).values()].reverse();
}

/** What decides which versions the dialog offers: that of the page, the one that is searched, and the words of the query. */
type VersionHints = {readonly older: SearchVersion | null; readonly version: string; readonly query: string};

/** The versions that the dialog offers: only the latest, unless the page, the choice or the query ("data stores v1") names another. */
export function listOffered(
  settings: Pick<BoxSettings, 'versions'>,
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
  {versions, startVersion}: Pick<BoxSettings, 'versions' | 'startVersion'>,
  pathname: string,
): VersionsOfPage {
  const own = findVersion(versions, pathname);
  const older = own && own.key !== LATEST ? own : null;
  return {start: startVersion === 'page' ? (older?.key ?? LATEST) : LATEST, older};
}

/** Added to the titles of pages: the version, where it is not the latest. */
export function writeSuffix(settings: Pick<BoxSettings, 'versions'>, version: string): string {
  const found = version === LATEST ? undefined : settings.versions.find(({key}) => key === version);
  return found ? ` (${found.label})` : '';
}
