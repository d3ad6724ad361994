import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {createEngine, type SearchEngine} from '../../../src/plugins/search/engine/createEngine';
import {MANIFEST_FILE, type IndexFile, type Manifest} from '../../../src/plugins/search/index/indexFile';
import {DEFAULTS} from '../../../src/plugins/search/options';
import {toRecords} from '../../../src/plugins/search/records/searchRecord';
import type {SearchVersion} from '../../../src/plugins/search/records/section';
import type {Ask} from './judgeSet';

/** Folder of the search files of a build. */
export const DATA_FOLDER = resolve('build', DEFAULTS.folder);

const LIMIT = 40;

/** Reads a search file of the build. */
export function readSearchFile(name: string): string {
  return readFileSync(join(DATA_FOLDER, name), 'utf8');
}

/** Name of the index file of a version. */
export function indexNameOf(version: SearchVersion): string {
  const name = (JSON.parse(readSearchFile(MANIFEST_FILE)) as Manifest).versions[version];
  if (name === undefined) throw new Error(`the build has no search index of "${version}"`);
  return name;
}

/** Reads the embedded index of a build. */
export function readIndex(version: SearchVersion): IndexFile {
  return JSON.parse(readSearchFile(indexNameOf(version))) as IndexFile;
}

/** Starts the engine on an index as the worker does. */
export function startEngine({pages, siteUrl}: IndexFile): SearchEngine {
  return createEngine(pages.flatMap((page) => toRecords(page, siteUrl)));
}

/** Asks the embedded index of the build, in both versions. */
export function askBuild(): Ask {
  const engines = new Map<SearchVersion, SearchEngine>();
  return async (query, version) => {
    const index = readIndex(version);
    const engine = engines.get(version) ?? startEngine(index);
    engines.set(version, engine);
    const {hits} = engine.search({query, limit: LIMIT, perPage: 1, snippetLength: 0});
    const base = new URL(index.siteUrl).pathname;
    return [...new Set(hits.map(({pageUrl}) => `/${pageUrl.slice(base.length)}`))];
  };
}
