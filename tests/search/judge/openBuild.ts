import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {
  createEngine,
  MANIFEST_FILE,
  type IndexFile,
  type Manifest,
  type SearchEngine,
} from 'docusaurus-theme-search/engine';
import type {Ask} from './judgeSet';

/** Folder of the search files of a build. */
export const SEARCH_FOLDER = 'search-data';

const LIMIT = 40;

/** Reads a search file of the build. */
export function readSearchFile(name: string): string {
  return readFileSync(resolve('build', SEARCH_FOLDER, name), 'utf8');
}

/** Name of the index file of a version. */
export function indexNameOf(version: string): string {
  const name = (JSON.parse(readSearchFile(MANIFEST_FILE)) as Manifest).versions[version];
  if (name === undefined) throw new Error(`the build has no search index of "${version}"`);
  return name;
}

/** Reads the embedded index of a build. */
export function readIndex(version: string): IndexFile {
  return JSON.parse(readSearchFile(indexNameOf(version))) as IndexFile;
}

/** Asks the embedded index of the build, in both versions. */
export function askBuild(): Ask {
  const engines = new Map<string, SearchEngine>();
  return async (query, version) => {
    const index = readIndex(version);
    const engine = engines.get(version) ?? createEngine(index);
    engines.set(version, engine);
    const {hits} = engine.search({query, limit: LIMIT, perPage: 1, snippetLength: 0});
    const base = new URL(index.siteUrl).pathname;
    return [...new Set(hits.map(({pageUrl}) => `/${pageUrl.slice(base.length)}`))];
  };
}
