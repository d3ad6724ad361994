import {createHash} from 'node:crypto';
import {versions} from '../../../config/versions';
import type {Files} from 'docusaurus-plugin-built-site';
import type {SearchOptions} from '../options';
import {toRecords} from '../records/searchRecord';
import type {SearchPage} from '../records/section';
import {FORMAT, MANIFEST_FILE, type IndexFile, type Manifest} from './indexFile';
import {shortenPage} from './shortenPage';

/** What the files depend on besides the pages. */
export type SearchFileSettings = {readonly options: SearchOptions; readonly siteUrl: string};

/** The file that `npm run search:push` sends to the hosted index. */
export const RECORDS_FILE = 'search-records.json';

/** File name that changes with the content. */
export function hashName(name: string, content: string, extension: string): string {
  return `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 10)}.${extension}`;
}

function buildIndexFile(
  pages: readonly SearchPage[],
  version: string,
  {options, siteUrl}: SearchFileSettings,
): [name: string, content: string] {
  const ofVersion = pages.filter((page) => page.version === version);
  const file: IndexFile = {
    format: FORMAT,
    siteUrl,
    pages: ofVersion.map((page) => shortenPage(page, options.sectionLength)),
  };
  const content = JSON.stringify(file);
  return [hashName(version, content, 'json'), content];
}

/** Builds the embedded index of each version, the manifest, and the records of the hosted index. */
export function buildSearchFiles(pages: readonly SearchPage[], settings: SearchFileSettings): Files {
  const indexes = versions.map(({facet}) => [facet, buildIndexFile(pages, facet, settings)] as const);
  const manifest: Manifest = {
    format: FORMAT,
    versions: Object.fromEntries(indexes.map(([facet, [name]]) => [facet, name])),
  };
  const inFolder = (name: string): string => `${settings.options.folder}/${name}`;
  return new Map([
    ...indexes.map(([, [name, content]]) => [inFolder(name), content] as const),
    [inFolder(MANIFEST_FILE), JSON.stringify(manifest)],
    [RECORDS_FILE, JSON.stringify(pages.flatMap((page) => toRecords(page, settings.siteUrl)))],
  ]);
}
