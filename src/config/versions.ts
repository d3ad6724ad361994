import {currentId, getVersionDetails, getVersionRoot, isNext, latestId, versionIds} from '../facts/versions';

/** A version of the documentation. */
export type Version = {
  /** Id in page records, figures, search-page URLs and `facts.json`. */
  readonly id: string;
  /** Docusaurus's name: `current` for the pages in `docs`, otherwise the name in `versions.json`. */
  readonly docusaurusName: string;
  /** Name shown to readers. */
  readonly label: string;
  /** Description after the label in lists. */
  readonly description: string;
  /** Folder of its pages, relative to the project's root. */
  readonly folder: string;
  /** Prefix of all its routes, below the base path. */
  readonly prefix: '/' | `/${string}/`;
  /** Value of the `version` facet in search records, and name of its search index. */
  readonly facet: string;
  readonly status: 'latest' | 'next' | 'older';
  /** Migration guide from this version to the latest one, if it exists. */
  readonly migrationGuide?: string;
};

function createVersion(id: string): Version {
  return {
    id,
    docusaurusName: id === currentId ? 'current' : id,
    label: id,
    folder: id === currentId ? 'docs' : `versioned_docs/version-${id}`,
    prefix: getVersionRoot(id),
    facet: id === latestId ? 'latest' : id === currentId ? 'current' : id,
    status: id === latestId ? 'latest' : isNext(id) ? 'next' : 'older',
    ...getVersionDetails(id),
  };
}

/** Sorts versions so that an unreleased one comes before the latest. */
export const sortByAge = <Item extends Pick<Version, 'status'>>(all: readonly Item[]): readonly Item[] => [
  ...all.filter(({status}) => status === 'next'),
  ...all.filter(({status}) => status !== 'next'),
];

/**
 * All versions, with the latest first. `npm run new -- version v3` creates a version and updates `versions.json` and
 * `src/facts/currentVersion.json`. Everything else is derived from these files.
 */
export const versions: readonly Version[] = versionIds.map(createVersion);

/** All versions, newest first, including one that isn't released yet. */
export const versionsByAge: readonly Version[] = sortByAge(versions);

/** The latest released version. Its routes have no prefix. */
export const latestVersion = versions[0] as Version;

/** Docusaurus's folder for the translated pages of a version. */
const TRANSLATED = /(?<=^|\/)i18n\/([^/]+)\/docusaurus-plugin-content-docs\/(?:version-)?([^/]+)(?=\/)/;

/** Returns the language of a translated file; `undefined` for the default language. */
export const getLocale = (file: string): string | undefined => /(?<=^|\/)i18n\/([^/]+)\//.exec(file)?.[1];

/**
 * Returns the path of the page that a file translates: `docs/a/index.mdx` for
 * `i18n/fr/docusaurus-plugin-content-docs/current/a/index.mdx`. Other paths don't change.
 */
export function getUntranslatedPath(file: string): string {
  return file
    .replaceAll('\\', '/')
    .replace(TRANSLATED, (all, _, name) => versions.find((version) => version.docusaurusName === name)?.folder ?? all);
}

/** Returns the path for a page's translation, which might not exist; `undefined` if the file isn't a page. */
export function getTranslationPath(page: string, locale: string): string | undefined {
  const version = versions.find(({folder}) => page.startsWith(`${folder}/`));
  const folder = version?.docusaurusName === 'current' ? 'current' : `version-${version?.docusaurusName}`;
  return version && `i18n/${locale}/docusaurus-plugin-content-docs/${folder}${page.slice(version.folder.length)}`;
}

/** Returns the translation of a page or, if there's none, the page itself. */
export function resolveTranslation(
  page: string,
  locale: string | undefined,
  isFile: (path: string) => boolean,
): string {
  const translation = locale === undefined ? undefined : getTranslationPath(getUntranslatedPath(page), locale);
  return [translation, getUntranslatedPath(page)].find((file) => file !== undefined && isFile(file)) ?? page;
}

/** Returns the version of a source file or its translation, or `undefined` if the file isn't a page. */
export function getFileVersion(file: string): Version | undefined {
  const path = `/${getUntranslatedPath(file)}`;
  return versions.find(({folder}) => path.includes(`/${folder}/`));
}

/** Returns the version of a route below the base path: v1 for `/v1/errors/`. */
export function getRouteVersion(route: string): Version {
  const withSlash = route.replace(/\/?$/, '/');
  return versions.find(({prefix}) => prefix !== '/' && withSlash.startsWith(prefix)) ?? latestVersion;
}

/** Removes the prefix of the version from a route: `/errors/` for `/v1/errors/`. */
export function removeVersionPrefix(route: string): string {
  const {prefix} = getRouteVersion(route);
  return prefix === '/' ? route : `/${route.slice(prefix.length)}`;
}

/**
 * Returns the version with an id.
 *
 * @throws if there's no such version
 */
export function getVersionById(id: string): Version {
  const found = versions.find((version) => version.id === id);
  if (found) return found;
  throw new Error(`There is no version "${id}"; src/config/versions.ts has ${versions.map((it) => it.id).join(', ')}.`);
}

/** Returns the path of a version's sidebar file. */
export function getSidebarFile({docusaurusName}: Version): string {
  return docusaurusName === 'current' ? 'sidebars.ts' : `versioned_sidebars/version-${docusaurusName}-sidebars.json`;
}

/** Returns the source file of a route, ignoring its anchor or query. */
export function getRouteSourceFile(route: string): string {
  const [page = ''] = route.split(/[?#]/, 1);
  const path = page.replace(/\/?$/, '/');
  return `${getRouteVersion(path).folder}${removeVersionPrefix(path)}index.mdx`;
}

/** Returns the id of the version whose facts a source file uses. */
export function getFactsVersion(file: string): string {
  return (getFileVersion(file) ?? latestVersion).id;
}
