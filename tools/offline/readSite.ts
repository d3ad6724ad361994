import {load, type CheerioAPI} from 'cheerio';
import {readIndexFile, type FullIndex} from 'docusaurus-theme-search/engine';
import type {Version} from '../../src/config/versions';
import {readBuild, getPageFile, type PageRecord} from 'docusaurus-plugin-built-site';

/** A built page of a version. */
export type OfflinePage = {readonly record: PageRecord; readonly html: CheerioAPI};

/** Input for the offline files. */
export type OfflineSource = {
  readonly version: Version;
  /** Pages in the order of their addresses. Converting the bundle changes them. */
  readonly pages: readonly OfflinePage[];
  readonly searchPage: CheerioAPI;
  readonly index: FullIndex;
  readonly readFile: (file: string) => Buffer;
};

/**
 * Reads the built pages of a version.
 *
 * @throws if there's no finished build
 */
export function readSite(buildDir: string, version: Version): OfflineSource {
  const {records, readFile} = readBuild(buildDir);
  // Parse the content of `noscript` as elements.
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
