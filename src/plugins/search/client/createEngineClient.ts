import type {SearchAnswer} from '../engine/result';
import type {SearchVersion} from '../records/section';
import type {FailureKind, Question, WorkerReply, WorkerRequest} from './protocol';

/** The embedded engine as the page sees it. */
export type EngineClient = {
  /** Starts the worker and fetches the index of a version; safe to call again. */
  readonly warm: (version: SearchVersion) => Promise<void>;
  readonly search: (question: Question) => Promise<SearchAnswer>;
  /** Answers a question that nobody waits for yet: in full, however long its files take. */
  readonly prepare: (question: Question) => Promise<SearchAnswer>;
};

/** What this module needs of a worker; `Worker` has it. */
export type WorkerLike = {
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (request: WorkerRequest) => void;
  terminate: () => void;
};

/** The embedded search could not answer. */
export class EngineFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = 'EngineFailure';
    this.kind = kind;
  }
}

type Waiting = {resolve: (answer: SearchAnswer | null) => void; reject: (error: EngineFailure) => void};
type Unsent = WorkerRequest extends infer R ? (R extends {id: number} ? Omit<R, 'id'> : never) : never;

/**
 * Talks to the engine in its worker. The worker is started by the first call; one that breaks
 * is thrown away and started again by the next.
 *
 * @param limit milliseconds after which an unanswered request is given up
 */
export function createEngineClient(startWorker: () => WorkerLike, limit: number): EngineClient {
  const waiting = new Map<number, Waiting>();
  let worker: WorkerLike | undefined;
  let count = 0;

  function breakDown(failure: EngineFailure): void {
    worker?.terminate();
    worker = undefined;
    waiting.forEach(({reject}) => reject(failure));
    waiting.clear();
  }

  function settle(reply: WorkerReply): void {
    const entry = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.ok) entry?.resolve(reply.answer);
    else entry?.reject(new EngineFailure(reply.kind, reply.message));
  }

  function start(): WorkerLike {
    const started = startWorker();
    started.onmessage = ({data}) => settle(data);
    started.onerror = () => breakDown(new EngineFailure('unreachable', 'the search script could not be started'));
    return started;
  }

  function ask(request: Unsent): Promise<SearchAnswer | null> {
    return new Promise((resolve, reject) => {
      count += 1;
      const id = count;
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new EngineFailure('unreachable', 'the index took too long'));
      }, limit);
      const done = (): void => clearTimeout(timer);
      waiting.set(id, {
        resolve: (answer) => (done(), resolve(answer)),
        reject: (error) => (done(), reject(error)),
      });
      try {
        worker ??= start();
        worker.postMessage({id, ...request} as WorkerRequest);
      } catch {
        breakDown(new EngineFailure('unreachable', 'the search script could not be started'));
      }
    });
  }

  async function askForAnswer(kind: 'search' | 'prepare', question: Question): Promise<SearchAnswer> {
    const answer = await ask({kind, question});
    if (!answer) throw new EngineFailure('damaged', 'the search script gave no answer');
    return answer;
  }

  return {
    warm: async (version) => {
      await ask({kind: 'warm', version});
    },
    search: (question) => askForAnswer('search', question),
    prepare: (question) => askForAnswer('prepare', question),
  };
}
