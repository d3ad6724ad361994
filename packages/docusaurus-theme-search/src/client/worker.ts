import type {SearchResponse} from '../engine/response';
import {createEngine, type SearchEngine} from '../engine/createEngine';
import {FORMAT, getIndexFileName, getPartFileName, type IndexFile, type Part} from '../engine/records';
import type {WorkerReply, WorkerRequest} from './createEngineClient';

/** URL of the folder with the search files, with a trailing slash. */
const folder = new URL('.', globalThis.location.href).href;

const sendReply = (reply: WorkerReply): void => globalThis.postMessage(reply);

/** Fetches a JSON file. A damaged file is requested once more, bypassing caches. */
async function fetchJson<T>(name: string, cache: RequestCache, isWhole: (file: T) => boolean): Promise<T> {
  const response = await fetch(folder + name, {cache});
  const file = response.ok && ((await response.json().catch(() => null)) as T | null);
  if (file && isWhole(file)) return file;
  if (cache === 'reload') throw new Error(`${name} is missing or damaged`);
  return fetchJson(name, 'reload', isWhole);
}

/**
 * Creates the engine of a version.
 *
 * @throws when a file is missing, unreachable or damaged
 */
async function startEngine(version: string): Promise<SearchEngine> {
  const index = await fetchJson<IndexFile>(getIndexFileName(version), 'no-cache', ({format}) => format === FORMAT);
  return createEngine(index, (at) => fetchJson<Part>(getPartFileName(index, at), 'default', Array.isArray));
}

const engines = new Map<string, Promise<SearchEngine>>();
/** The latest request; responses to earlier ones don't load texts. */
let lastId = 0;

async function handleRequest(request: WorkerRequest): Promise<void> {
  const {id, params} = request;
  const {version} = params;
  const known = engines.get(version);
  const engine = known ?? startEngine(version);
  engines.set(version, engine);
  try {
    const sendPreliminary = (preliminary: SearchResponse): void => sendReply({id, preliminary});
    sendReply({id, response: await (await engine).search(params, sendPreliminary, () => id === lastId)});
  } catch (error) {
    if (engines.get(version) === engine) engines.delete(version);
    // After a deployment, parts have new names, which are listed in the new index file.
    if (known) return handleRequest(request);
    sendReply({id, failure: String(error)});
  }
}

globalThis.onmessage = ({data}: MessageEvent<WorkerRequest>) => {
  lastId = data.id;
  void handleRequest(data);
};
