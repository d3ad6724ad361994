import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {createEngine, type SearchEngine} from '../../../src/plugins/search/engine/createEngine';
import type {CoreFile, Manifest} from '../../../src/plugins/search/index/format';
import {DEFAULTS} from '../../../src/plugins/search/options';
import type {SearchVersion} from '../../../src/plugins/search/records/section';
import type {Ask} from './judgeSet';

/** Folder of the search files of a build. */
export const DATA_FOLDER = resolve('build', DEFAULTS.folder);

/** Nothing is answered from titles alone because files are slow. */
const NO_HURRY = {index: 60_000, text: 60_000};

function readJson<T>(name: string, folder: string): T {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
}

const HITS = 40;

/** Opens an index that was just made, held in memory. */
export function openFiles(core: string, files: ReadonlyMap<string, string>): SearchEngine {
  const load = async <T>(name: string): Promise<T> => JSON.parse(files.get(name) ?? 'null') as T;
  return createEngine(JSON.parse(files.get(core) ?? 'null') as CoreFile, load, NO_HURRY);
}

/** Opens the embedded index of a build as the worker does, with files in place of the network. */
function openBuild(version: SearchVersion, folder: string): SearchEngine {
  const {versions} = readJson<Manifest>('manifest.json', folder);
  const core = versions[version];
  if (core === undefined) throw new Error(`the build in ${folder} has no search index of "${version}"`);
  const load = async <T>(name: string): Promise<T> => JSON.parse(await readFile(join(folder, name), 'utf8')) as T;
  return createEngine(readJson<CoreFile>(core, folder), load, NO_HURRY);
}

/** Asks the embedded index of a build, in both versions. */
export function askBuild(folder = DATA_FOLDER): Ask {
  const engines = new Map<SearchVersion, SearchEngine>();
  return async (query, version) => {
    const engine = engines.get(version) ?? openBuild(version, folder);
    engines.set(version, engine);
    const {hits} = await engine.search({query, limit: HITS, perPage: 1, snippet: 0});
    return [...new Set(hits.map(({path}) => path))];
  };
}
