import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {findCounterpartRoute} from '../../config/counterparts';
import {changesRoute} from '../../config/versionChanges';
import {findVersion, latestVersion, type Version} from '../../config/versions';
import {toPagePath} from 'docusaurus-plugin-built-site';
import {orderDocs} from './orderDocs';

/** A page in the order of its sidebar. */
export type OrderedPage = {readonly path: string; readonly title: string; readonly group: string};

/** An older page and its counterpart in the latest version. */
export type PagePair = {readonly older: OrderedPage; readonly newer: OrderedPage; readonly route: string};

/** The pages of an older version beside those of the latest one. */
export type ComparedVersion = {
  readonly version: Version;
  readonly pairs: readonly PagePair[];
  readonly onlyOlder: readonly OrderedPage[];
  readonly onlyNewer: readonly OrderedPage[];
};

type DocsPage = OrderedPage & {readonly frontMatter: Readonly<Record<string, unknown>>};

function listPages({docs, sidebars}: LoadedVersion, baseUrl: string): DocsPage[] {
  const byId = new Map(docs.filter(({unlisted}) => !unlisted).map((doc) => [doc.id, doc]));
  return orderDocs(sidebars, [...byId.keys()]).flatMap(({id, group}) => {
    const doc = byId.get(id);
    if (!doc) return [];
    const {title, permalink, frontMatter} = doc;
    return [{path: toPagePath(permalink, baseUrl), title, group, frontMatter: {...frontMatter}}];
  });
}

function compareWithLatest(version: Version, pages: readonly DocsPage[], latest: readonly DocsPage[]): ComparedVersion {
  const byPath = new Map(latest.map((page) => [page.path, page]));
  const pairs = pages.flatMap((older): PagePair[] => {
    const newer = byPath.get(findCounterpartRoute(older.path, older.frontMatter) ?? '');
    return newer ? [{older, newer, route: changesRoute(older.path)}] : [];
  });
  return {
    version,
    pairs,
    onlyOlder: pages.filter((page) => !pairs.some(({older}) => older === page)),
    onlyNewer: latest.filter((page) => !pairs.some(({newer}) => newer === page)),
  };
}

/** Each older version beside the latest one: the pages that belong together, and those that one of them has. */
export function listPairs({loadedVersions}: LoadedContent, baseUrl: string): ComparedVersion[] {
  const pagesOf = (name: string): DocsPage[] =>
    loadedVersions.filter(({versionName}) => versionName === name).flatMap((version) => listPages(version, baseUrl));
  const latest = pagesOf(latestVersion.docusaurusName);
  return loadedVersions
    .map(({versionName}) => findVersion(versionName))
    .filter((version) => version.id !== latestVersion.id)
    .map((version) => compareWithLatest(version, pagesOf(version.docusaurusName), latest));
}
