import type {SearchAnswer, SearchRequest} from '../engine/answer';
import {freshAddress, markFailed} from './loadModule';

/** What the dialog and the search page ask; `version` is the key of one. */
export type Question = SearchRequest & {readonly version: string};

/** What the page sends to the worker. */
export type WorkerRequest = {readonly id: number; readonly question: Question};

/** Kinds of failure that the reader is told about: no connection, a file that is missing or damaged, no index yet, or one whose cause is not known. */
export type FailureKind = 'unreachable' | 'damaged' | 'unbuilt' | 'unknown';

/** Search could not answer; `kind` says what the reader is told. */
export class SearchFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind) {
    super(kind);
    this.name = 'SearchFailure';
    this.kind = kind;
  }
}

/** What the worker sends back; `first`: what it can say before it has read the texts. */
export type WorkerReply = {readonly id: number} & (
  {readonly first: SearchAnswer} | {readonly answer: SearchAnswer} | {readonly failure: FailureKind}
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

/** What this module needs of a `Worker`. */
export type WorkerLike = {
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (request: WorkerRequest) => void;
  terminate: () => void;
};

type PendingRequest = {
  readonly showFirst: ShowFirst | undefined;
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (failure: SearchFailure) => void;
  readonly timer: ReturnType<typeof setTimeout>;
};

/**
 * Talks to the engine in its worker. The first request starts the worker; a worker that fails, or does not reply, is
 * terminated, and the next request starts another.
 *
 * @param address of the worker
 * @param timeout milliseconds after which a request without a reply fails
 * @param startWorker how a worker is started
 */
export function createEngineClient(
  address: string,
  timeout: number,
  startWorker: (address: string) => WorkerLike = (from) => new Worker(from),
): EngineClient {
  const pending = new Map<number, PendingRequest>();
  let worker: WorkerLike | undefined;
  let lastId = 0;

  function settle(id: number, end: (request: PendingRequest) => void): void {
    const request = pending.get(id);
    pending.delete(id);
    clearTimeout(request?.timer);
    if (request) end(request);
  }

  function failAll(kind: FailureKind): void {
    worker?.terminate();
    worker = undefined;
    markFailed(address);
    for (const id of pending.keys()) settle(id, ({reject}) => reject(new SearchFailure(kind)));
  }

  function start(): WorkerLike {
    const started = startWorker(freshAddress(address));
    // Only what has arrived and does not run has a message.
    started.onerror = ({message}) => failAll(message ? 'damaged' : 'unknown');
    started.onmessage = ({data}) => {
      if ('first' in data) return pending.get(data.id)?.showFirst?.(data.first);
      settle(data.id, ({resolve, reject}) =>
        'answer' in data ? resolve(data.answer) : reject(new SearchFailure(data.failure)),
      );
    };
    return started;
  }

  function search(question: Question, showFirst?: ShowFirst): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      const id = (lastId += 1);
      const timer = setTimeout(() => failAll('unknown'), timeout);
      pending.set(id, {showFirst, resolve, reject, timer});
      try {
        worker ??= start();
        worker.postMessage({id, question});
      } catch {
        failAll('unknown');
      }
    });
  }

  return {
    // An empty query is answered once the index has been loaded.
    warm: (version) => void search({query: '', version, limit: 0, perPage: 0, snippetLength: 0}).catch(() => undefined),
    search,
  };
}
