import type {SearchAnswer, SearchRequest} from '../engine/answer';
import {getFreshAddress, markFailed} from './loadModule';

/** What the dialog and the search page ask; `version` is the key of one. */
export type Question = SearchRequest & {readonly version: string};

/** What the page sends to the worker. */
export type WorkerRequest = {readonly id: number; readonly question: Question};

/** What the worker sends back; `first`: what it can say before it has read the texts. */
export type WorkerReply = {readonly id: number} & (
  {readonly first: SearchAnswer} | {readonly answer: SearchAnswer} | {readonly failure: string}
);

/** The embedded engine as the page sees it. */
export type EngineClient = {
  /** Starts the worker and loads the index of a version; may be called again. */
  readonly warm: (version: string) => void;
  /** Answers a question; `showFirst` is given what can be said before the texts are there, such as titles. */
  readonly search: (question: Question, showFirst?: ShowFirst) => Promise<SearchAnswer>;
};

/** Takes an answer that a better one will follow. */
export type ShowFirst = (answer: SearchAnswer) => void;

type PendingRequest = {
  readonly showFirst: ShowFirst | undefined;
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (failure: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
};

/**
 * Talks to the engine in its worker. The first request starts the worker; a worker that fails, or does not reply, is
 * terminated, and the next request starts another.
 *
 * @param address of the worker
 * @param timeout milliseconds after which a request without a reply fails
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
      if ('first' in data) return pending.get(data.id)?.showFirst?.(data.first);
      settleRequest(data.id, ({resolve, reject}) =>
        'answer' in data ? resolve(data.answer) : reject(new Error(data.failure)),
      );
    };
    return started;
  }

  function search(question: Question, showFirst?: ShowFirst): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      const id = (lastId += 1);
      const timer = setTimeout(rejectAll, timeout);
      pending.set(id, {showFirst, resolve, reject, timer});
      try {
        worker ??= startWorker();
        worker.postMessage({id, question});
      } catch {
        rejectAll();
      }
    });
  }

  return {
    // An empty query is answered once the index has been loaded.
    warm: (version) => void search({query: '', version, limit: 0, perPage: 0, snippetLength: 0}).catch(() => undefined),
    search,
  };
}
