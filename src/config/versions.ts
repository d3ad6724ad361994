import {currentId, getVersionDetails, getVersionRoot, isNext, latestId, versionIds} from '../facts/versions';

/** One version of the documentation: everything that tells it apart from the others. */
export type Version = {
  /** Name in page records, figures, addresses of the search page and `facts.json`. */
  readonly id: string;
  /** Docusaurus's name: `current` for the pages in `docs`, else the name in `versions.json`. */
  readonly docusaurusName: string;
  /** Name that readers see. */
  readonly label: string;
  /** What readers are told about it in lists, after its label. */
  readonly description: string;
  /** Folder of the pages, from the root of the project. */
  readonly folder: string;
  /** Start of every route of this version, below the base path. */
  readonly prefix: '/' | `/${string}/`;
  /** Value of the `version` facet in search records, and name of its search index. */
  readonly facet: string;
  readonly status: 'latest' | 'next' | 'older';
  /** Page of the latest version that says how to move to it from this one, if there is one. */
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

/** Sorts versions so that one that isn't released comes before the latest. */
export const sortByAge = <Item extends Pick<Version, 'status'>>(all: readonly Item[]): readonly Item[] => [
  ...all.filter(({status}) => status === 'next'),
  ...all.filter(({status}) => status !== 'next'),
];

/**
 * All versions, the latest first. `npm run new -- version v3` cuts one, which writes `versions.json` and
 * `src/facts/currentVersion.json`; everything else is derived from these.
 */
export const versions: readonly Version[] = versionIds.map(createVersion);

/** All versions, the newest first, even if it isn't released yet. */
export const versionsByAge: readonly Version[] = sortByAge(versions);

/** The version that readers should use; its pages have no prefix. */
export const latestVersion = versions[0] as Version;

/** Where Docusaurus keeps the translated pages of a version. */
const TRANSLATED = /(?<=^|\/)i18n\/([^/]+)\/docusaurus-plugin-content-docs\/(?:version-)?([^/]+)(?=\/)/;

/** The language of a translated file; `undefined` for one in the language of the site. */
export const getLocale = (file: string): string | undefined => /(?<=^|\/)i18n\/([^/]+)\//.exec(file)?.[1];

/**
 * Returns the path of the page that a file translates: `docs/a/index.mdx` for
 * `i18n/fr/docusaurus-plugin-content-docs/current/a/index.mdx`; any other file as it is.
 */
export function getUntranslatedPath(file: string): string {
  return file
    .replaceAll('\\', '/')
    .replace(TRANSLATED, (all, _, name) => versions.find((version) => version.docusaurusName === name)?.folder ?? all);
}

/** Where the translation of a page is, or would be; `undefined` for a file that is not a page. */
export function getTranslationPath(page: string, locale: string): string | undefined {
  const version = versions.find(({folder}) => page.startsWith(`${folder}/`));
  const folder = version?.docusaurusName === 'current' ? 'current' : `version-${version?.docusaurusName}`;
  return version && `i18n/${locale}/docusaurus-plugin-content-docs/${folder}${page.slice(version.folder.length)}`;
}

/** The file that readers of a language see in the place of a page: its translation, or else the page itself. */
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

/** The version that a route below the base path belongs to, such as v1 for `/v1/errors/`. */
export function getRouteVersion(route: string): Version {
  const withSlash = route.replace(/\/?$/, '/');
  return versions.find(({prefix}) => prefix !== '/' && withSlash.startsWith(prefix)) ?? latestVersion;
}

/** A route without the prefix of its version: `/v1/errors/` gives `/errors/`. */
export function removeVersionPrefix(route: string): string {
  const {prefix} = getRouteVersion(route);
  return prefix === '/' ? route : `/${route.slice(prefix.length)}`;
}

/**
 * The version with an id.
 *
 * @throws when no version has this id
 */
export function getVersionById(id: string): Version {
  const found = versions.find((version) => version.id === id);
  if (found) return found;
  throw new Error(`There is no version "${id}"; src/config/versions.ts has ${versions.map((it) => it.id).join(', ')}.`);
}

/** The sidebar file of a version, from the root of the project. */
export function getSidebarFile({docusaurusName}: Version): string {
  return docusaurusName === 'current' ? 'sidebars.ts' : `versioned_sidebars/version-${docusaurusName}-sidebars.json`;
}

/** The source file of a page, from the root of the project; an anchor or query of the route is left out. */
export function getRouteSourceFile(route: string): string {
  const [page = ''] = route.split(/[?#]/, 1);
  const path = page.replace(/\/?$/, '/');
  return `${getRouteVersion(path).folder}${removeVersionPrefix(path)}index.mdx`;
}

/** The id of the version whose facts a source file prints by name. */
export function getFactsVersion(file: string): string {
  return (getFileVersion(file) ?? latestVersion).id;
}
