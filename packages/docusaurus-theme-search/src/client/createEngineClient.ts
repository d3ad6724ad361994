import type {SearchResponse, SearchRequest} from '../engine/response';
import {getFreshAddress, markFailed} from './loadModule';

/** A query of the dialog or the search page; `version` is the version's key. */
export type SearchParams = SearchRequest & {readonly version: string};

/** Message to the worker. */
export type WorkerRequest = {readonly id: number; readonly params: SearchParams};

/** Message from the worker; `preliminary` comes first, before it has loaded the texts. */
export type WorkerReply = {readonly id: number} & (
  {readonly preliminary: SearchResponse} | {readonly response: SearchResponse} | {readonly failure: string}
);

/** Client of the embedded engine. */
export type EngineClient = {
  /** Starts the worker and loads the index of a version. Can be called repeatedly. */
  readonly preload: (version: string) => void;
  /** Searches. Passes a preliminary response to `onPreliminary`, such as titles, before the texts are loaded. */
  readonly search: (params: SearchParams, onPreliminary?: OnPreliminary) => Promise<SearchResponse>;
};

/** Receives a preliminary response. */
export type OnPreliminary = (response: SearchResponse) => void;

type PendingRequest = {
  readonly onPreliminary: OnPreliminary | undefined;
  readonly resolve: (response: SearchResponse) => void;
  readonly reject: (failure: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
};

/**
 * Creates a client of the engine in its worker. The first request starts the worker. If it fails or doesn't reply, it's
 * terminated, and the next request starts another.
 *
 * @param address URL of the worker
 * @param timeout milliseconds until a request without a reply fails
 */
export function createEngineClient(address: string, timeout: number): EngineClient {
  const pending = new Map<number, PendingRequest>();
  let worker: Worker | undefined;
  let lastId = 0;

  function settleRequest(id: number, end: (request: PendingRequest) => void): void {
    const request = pending.get(id);
    pending.delete(id);
    clearTimeout(request?.timer);
    if (request) end(request);
  }

  function rejectAll(): void {
    worker?.terminate();
    worker = undefined;
    markFailed(address);
    for (const id of pending.keys()) settleRequest(id, ({reject}) => reject(new Error('the worker does not answer')));
  }

  function startWorker(): Worker {
    const started = new Worker(getFreshAddress(address));
    started.onerror = rejectAll;
    started.onmessage = ({data}: MessageEvent<WorkerReply>) => {
      if ('preliminary' in data) return pending.get(data.id)?.onPreliminary?.(data.preliminary);
      settleRequest(data.id, ({resolve, reject}) =>
        'response' in data ? resolve(data.response) : reject(new Error(data.failure)),
      );
    };
    return started;
  }

  function search(params: SearchParams, onPreliminary?: OnPreliminary): Promise<SearchResponse> {
    return new Promise((resolve, reject) => {
      const id = (lastId += 1);
      const timer = setTimeout(rejectAll, timeout);
      pending.set(id, {onPreliminary, resolve, reject, timer});
      try {
        worker ??= startWorker();
        worker.postMessage({id, params});
      } catch {
        rejectAll();
      }
    });
  }

  return {
    // An empty query resolves after the index was loaded.
    preload: (version) =>
      void search({query: '', version, limit: 0, perPage: 0, snippetLength: 0}).catch(() => undefined),
    search,
  };
}
