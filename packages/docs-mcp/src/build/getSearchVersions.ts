import type {FinishedBuild, PageRecord} from 'docusaurus-plugin-built-site';
import {getCommonFolder} from 'docusaurus-plugin-built-site/client';
import {RECORDS_FILE} from 'docusaurus-theme-search/output';
import type {ServedVersion} from '../data/createDocs';

/** The versions of a build, and a function that returns the version of a page. */
type Versions = {readonly versions: readonly ServedVersion[]; readonly versionOf: (page: PageRecord) => string};

const getVersionKey = ({instance, version}: PageRecord): string => `${instance}/${version}`;

const getFolder = ({path}: PageRecord): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Returns the versions in the search index. The latest versions of all docs instances are combined as `latest`. */
export function getSearchVersions({records, readFile}: FinishedBuild, siteUrl: string): Versions {
  const found = JSON.parse(readFile(RECORDS_FILE).toString()) as {url_without_anchor: string; version: string}[];
  const byPath = new Map(found.map(({url_without_anchor: url, version}) => [url.slice(siteUrl.length - 1), version]));
  const byGroup = new Map(
    records.flatMap((page) => {
      const key = byPath.get(page.path);
      return key === undefined ? [] : [[getVersionKey(page), key] as const];
    }),
  );
  const getPageVersion = (page: PageRecord): string =>
    byPath.get(page.path) ?? byGroup.get(getVersionKey(page)) ?? 'latest';
  const keys = [...new Set(byPath.values())].sort((a, b) => Number(b === 'latest') - Number(a === 'latest'));
  const versions = keys.map((key) => {
    const pages = records.filter((page) => getPageVersion(page) === key);
    const labels = [...new Set(pages.map(({version}) => version))].join(', ');
    const isLatest = key === 'latest';
    return {
      id: key,
      facet: key,
      description: isLatest ? `the pages that readers get by default: ${labels}` : `version ${labels}`,
      prefix: isLatest ? '/' : pages.map(getFolder).reduce(getCommonFolder),
    };
  });
  return {versions, versionOf: getPageVersion};
}
