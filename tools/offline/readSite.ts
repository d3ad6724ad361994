import {load, type CheerioAPI} from 'cheerio';
import {readIndexFile, type WholeIndex} from 'docusaurus-theme-search/engine';
import type {Version} from '../../src/config/versions';
import {readBuild, getPageFile, type PageRecord} from 'docusaurus-plugin-built-site';

/** One page of a version, as it was built. */
export type OfflinePage = {readonly record: PageRecord; readonly html: CheerioAPI};

/** What the files for offline readers are made from. */
export type OfflineSource = {
  readonly version: Version;
  /** Pages in the order of their addresses, which the bundle changes. */
  readonly pages: readonly OfflinePage[];
  readonly searchPage: CheerioAPI;
  readonly index: WholeIndex;
  readonly readFile: (file: string) => Buffer;
};

/**
 * Reads what the build has of one version.
 *
 * @throws when there is no finished build
 */
export function readSite(buildDir: string, version: Version): OfflineSource {
  const {records, readFile} = readBuild(buildDir);
  // What is inside `noscript` is read as elements.
  const parse = (file: string): CheerioAPI => load(readFile(file), {scriptingEnabled: false});
  return {
    version,
    pages: records
      .filter((record) => record.version === version.id)
      .map((record) => ({record, html: parse(getPageFile(record.path))})),
    searchPage: parse('search/index.html'),
    index: readIndexFile(readFile, version.facet),
    readFile,
  };
}
