import {createEngine, type SearchEngine} from '../engine/createEngine';
import {createFetchLoader, SearchIndexError} from '../engine/loadFile';
import {FORMAT, type CoreFile, type Manifest} from '../index/format';
import type {SearchVersion} from '../records/section';
import {timings} from '../../../timings';
import type {FailureKind, WorkerReply, WorkerRequest} from './protocol';

/** What this file uses of the worker it runs in. */
type Scope = {
  readonly location: {readonly href: string};
  onmessage: ((event: {readonly data: WorkerRequest}) => void) | null;
  postMessage: (reply: WorkerReply) => void;
};

const scope = globalThis as unknown as Scope;
const folder = new URL('.', scope.location.href).href;
const load = createFetchLoader(folder);
const revalidate = createFetchLoader(folder, (file) => fetch(file, {cache: 'no-cache'}));
const engines = new Map<SearchVersion, Promise<SearchEngine>>();
let manifest: Promise<Manifest> | undefined;

function readManifest(): Promise<Manifest> {
  manifest ??= revalidate<Manifest>('manifest.json');
  manifest.catch(() => (manifest = undefined));
  return manifest;
}

async function startEngine(version: SearchVersion): Promise<SearchEngine> {
  const {format, versions} = await readManifest();
  const name = versions?.[version];
  if (format !== FORMAT || name === undefined) {
    throw new SearchIndexError('damaged', 'the list of index files is not what it should be');
  }
  const waits = {index: timings.searchIndexPatience, text: timings.searchTextPatience};
  return createEngine(await load<CoreFile>(name), load, waits);
}

function engineOf(version: SearchVersion): Promise<SearchEngine> {
  const engine = engines.get(version) ?? startEngine(version);
  engines.set(version, engine);
  engine.catch(() => {
    engines.delete(version);
    manifest = undefined;
  });
  return engine;
}

async function answer(request: WorkerRequest): Promise<WorkerReply> {
  if (request.kind === 'warm') {
    await (await engineOf(request.version)).warm();
    return {id: request.id, ok: true, answer: null};
  }
  const engine = await engineOf(request.question.version);
  return {id: request.id, ok: true, answer: await engine[request.kind](request.question)};
}

function toFailure(id: number, error: unknown): WorkerReply {
  const kind: FailureKind = error instanceof SearchIndexError ? error.kind : 'damaged';
  return {id, ok: false, kind, message: error instanceof Error ? error.message : String(error)};
}

scope.onmessage = ({data}) => {
  answer(data).then(scope.postMessage.bind(scope), (error: unknown) => scope.postMessage(toFailure(data.id, error)));
};
