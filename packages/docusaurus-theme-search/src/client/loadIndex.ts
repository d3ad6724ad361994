import {FORMAT, MANIFEST_FILE, type IndexFile, type Manifest} from '../engine/records';
import {SearchFailure} from './createEngineClient';

async function fetchJson<T extends {readonly format: number}>(url: string, cache: RequestCache): Promise<T> {
  const response = await fetch(url, {cache}).catch(() => {
    throw new SearchFailure('unreachable', `${url} could not be fetched`);
  });
  if (!response.ok) throw new SearchFailure('missing', `${url} answered ${response.status}`);
  const file = (await response.json().catch(() => null)) as T | null;
  if (file?.format !== FORMAT) throw new SearchFailure('damaged', `${url} has an unknown format`);
  return file;
}

/**
 * Fetches the index of a version.
 *
 * @param folder address of the folder of search files, ending with a slash
 * @throws {SearchFailure} when a file is missing, unreachable or damaged
 */
export async function loadIndex(folder: string, version: string): Promise<IndexFile> {
  const {versions} = await fetchJson<Manifest>(folder + MANIFEST_FILE, 'no-cache');
  const name = versions[version];
  if (name === undefined) throw new SearchFailure('damaged', `the manifest has no index of "${version}"`);
  return fetchJson<IndexFile>(folder + name, 'default');
}
