import {createHash} from 'node:crypto';
import {buildIndex} from '../index/buildIndex';
import {FORMAT, type Manifest} from '../index/format';
import type {SearchOptions} from '../options';
import {toRecords} from '../records/searchRecord';
import {SEARCH_VERSIONS, type SearchPage} from '../records/section';

type Settings = {readonly options: SearchOptions; readonly siteUrl: string};

/** Name of the product that `npm run search:push` sends. */
export const RECORDS_FILE = 'search-records.json';

/** Name of the one file whose address never changes. */
export const MANIFEST_FILE = 'manifest.json';

/** Makes the index of both versions and the records: path below the build folder, and content. */
export function listSearchFiles(
  pages: readonly SearchPage[],
  {options, siteUrl}: Settings,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const put = (name: string, content: string): string => {
    files.set(`${options.folder}/${name}`, content);
    return name;
  };
  const indexes = SEARCH_VERSIONS.map((version) => [version, buildIndex(pages, version, options.limits)] as const);
  indexes.forEach(([, index]) => index.files.forEach((content, name) => put(name, content)));
  const manifest: Manifest = {
    format: FORMAT,
    build: createHash('sha256')
      .update(indexes.map(([, {core}]) => core).join())
      .digest('hex')
      .slice(0, 10),
    versions: Object.fromEntries(indexes.map(([version, {core}]) => [version, core])),
  };
  put(MANIFEST_FILE, JSON.stringify(manifest));
  files.set(RECORDS_FILE, JSON.stringify(pages.flatMap((page) => toRecords(page, siteUrl))));
  return files;
}
