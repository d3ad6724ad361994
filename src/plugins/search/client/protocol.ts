import type {SearchAnswer, SearchRequest} from '../engine/result';
import type {SearchVersion} from '../records/section';

/** What search is asked, by the dialog and by the search page. */
export type Question = SearchRequest & {
  readonly version: SearchVersion;
  /** Whether the next letter is on its way, so that its answer is worth preparing. */
  readonly typing?: boolean;
};

/** What the page sends to the worker. */
export type WorkerRequest = {readonly id: number} & (
  | {readonly kind: 'warm'; readonly version: SearchVersion}
  | {readonly kind: 'search' | 'prepare'; readonly question: Question}
);

/** Kinds of failure the reader is told about. */
export type FailureKind = 'missing' | 'unreachable' | 'damaged';

/** What the worker sends back. */
export type WorkerReply = {readonly id: number} & (
  | {readonly ok: true; readonly answer: SearchAnswer | null}
  | {readonly ok: false; readonly kind: FailureKind; readonly message: string}
);
