import {createEngine, type SearchEngine} from '../engine/createEngine';
import {FORMAT, MANIFEST_FILE, type IndexFile, type Manifest} from '../engine/records';
import {SearchFailure, type WorkerReply, type WorkerRequest} from './createEngineClient';

/** What this module uses of the worker's global scope. */
type Scope = {
  readonly location: {readonly href: string};
  onmessage: ((event: {readonly data: WorkerRequest}) => void) | null;
  readonly postMessage: (reply: WorkerReply) => void;
};

const scope = globalThis as unknown as Scope;
/** Address of the folder of search files, ending with a slash. */
const folder = new URL('.', scope.location.href).href;

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
 * @throws {SearchFailure} when a file is missing, unreachable or damaged
 */
async function loadIndex(version: string): Promise<IndexFile> {
  const {versions} = await fetchJson<Manifest>(folder + MANIFEST_FILE, 'no-cache');
  const name = versions[version];
  if (name === undefined) throw new SearchFailure('damaged', `the manifest has no index of "${version}"`);
  return fetchJson<IndexFile>(folder + name, 'default');
}

const engines = new Map<string, Promise<SearchEngine>>();

/** The engine of a version; one that failed to start is started again by the next request. */
function engineOf(version: string): Promise<SearchEngine> {
  const engine = engines.get(version) ?? loadIndex(version).then(createEngine);
  engines.set(version, engine);
  engine.catch(() => engines.delete(version));
  return engine;
}

async function reply({id, question}: WorkerRequest): Promise<WorkerReply> {
  try {
    const engine = await engineOf(question.version);
    return {id, answer: engine.search(question)};
  } catch (error) {
    return {id, failure: error instanceof SearchFailure ? error.kind : 'damaged', message: String(error)};
  }
}

scope.onmessage = ({data}) => void reply(data).then((message) => scope.postMessage(message));
