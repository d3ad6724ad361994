import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {pageFile} from '../../src/plugins/built-site/pageFile';
import type {PageRecord} from '../../src/plugins/built-site/pageRecord';
import {MANIFEST_FILE, type IndexFile, type Manifest} from '../../src/plugins/search/index/indexFile';
import {DEFAULTS} from '../../src/plugins/search/options';
import type {Version} from '../../src/config/versions';

/** One page of a version, as it was built. */
export type OfflinePage = {readonly record: PageRecord; readonly html: CheerioAPI};

/** What the files for offline readers are made from. */
export type OfflineSource = {
  readonly version: Version;
  /** Pages in the order of their addresses; each reading parses them anew, so that a consumer may change them. */
  readonly readPages: () => OfflinePage[];
  readonly searchPage: () => CheerioAPI;
  readonly index: IndexFile;
  readonly readFile: (file: string) => Buffer;
};

/**
 * Reads what the build has of one version.
 *
 * @throws when there is no finished build
 */
export function readSite(buildDir: string, version: Version): OfflineSource {
  if (!existsSync(join(buildDir, 'pages.json'))) throw new Error(`${buildDir} holds no build: run \`npm run build\``);
  const readFile = (file: string): Buffer => readFileSync(join(buildDir, file));
  const readJson = <T>(file: string): T => JSON.parse(readFile(file).toString()) as T;
  // What is inside `noscript` is read as elements.
  const parse = (file: string): CheerioAPI => load(readFile(file), {scriptingEnabled: false});
  const records = readJson<PageRecord[]>('pages.json').filter((record) => record.version === version.id);
  const {versions} = readJson<Manifest>(`${DEFAULTS.folder}/${MANIFEST_FILE}`);
  return {
    version,
    readPages: () => records.map((record) => ({record, html: parse(pageFile(record.path))})),
    searchPage: () => parse('search/index.html'),
    index: readJson<IndexFile>(`${DEFAULTS.folder}/${versions[version.facet]}`),
    readFile,
  };
}
