import type {SearchAnswer, SearchRequest} from '../engine/types';
import type {SearchVersion} from '../records/section';

/** What the dialog and the search page ask. */
export type Question = SearchRequest & {readonly version: SearchVersion};

/** What the page sends to the worker. */
export type WorkerRequest = {readonly id: number; readonly question: Question};

/** Kinds of failure that the reader is told about. */
export type FailureKind = 'missing' | 'unreachable' | 'damaged';

/** Search could not answer; `kind` says what the reader is told. */
export class SearchFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = 'SearchFailure';
    this.kind = kind;
  }
}

/** What the worker sends back. */
export type WorkerReply = {readonly id: number} & (
  {readonly answer: SearchAnswer} | {readonly failure: FailureKind; readonly message: string}
);
