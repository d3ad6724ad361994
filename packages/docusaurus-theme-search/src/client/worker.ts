import {createEngine, type SearchEngine} from '../engine/createEngine';
import {SearchFailure, type WorkerReply, type WorkerRequest} from './createEngineClient';
import {loadIndex} from './loadIndex';

/** What this module uses of the worker's global scope. */
type Scope = {
  readonly location: {readonly href: string};
  onmessage: ((event: {readonly data: WorkerRequest}) => void) | null;
  readonly postMessage: (reply: WorkerReply) => void;
};

const scope = globalThis as unknown as Scope;
const folder = new URL('.', scope.location.href).href;
const engines = new Map<string, Promise<SearchEngine>>();

/** The engine of a version; one that failed to start is started again by the next request. */
function engineOf(version: string): Promise<SearchEngine> {
  const engine = engines.get(version) ?? loadIndex(folder, version).then(createEngine);
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
