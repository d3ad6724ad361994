import type {SearchAnswer} from '../engine/answer';
import type {EngineClient, Question} from './createEngineClient';
import type {Timings} from './settings';

/** Why hosted search did not answer. */
export type HostedFailure = 'refused' | 'unreachable' | 'slow';

/** How hosted search has fared, and whether it may be asked. */
export type HostedHealth = {
  /** `healthy`: every query goes to it. `paused`: none does. `probing`: one query is under way to test it. */
  readonly state: 'healthy' | 'paused' | 'probing';
  /** Failures since the last success. */
  readonly failures: number;
  /** Why it last failed; `null` while it answers. */
  readonly reason: HostedFailure | null;
  /** Time from which a paused service is probed again. */
  readonly pausedUntil: number;
};

/** What happened to hosted search. */
export type HostedEvent =
  | {readonly kind: 'answered'}
  | {readonly kind: 'failed'; readonly reason: HostedFailure; readonly now: number}
  | {readonly kind: 'probing'};

/** How long hosted search is left alone after a failure: the first time, and at most. */
type PauseTimes = Pick<Timings, 'hostedPause' | 'hostedMaxPause'>;

/** Hosted search before it is first asked. */
export const HEALTHY: HostedHealth = {state: 'healthy', failures: 0, reason: null, pausedUntil: 0};

/** The health after an event: a circuit breaker whose pause doubles with each failure in a row. */
export function nextHealth(
  health: HostedHealth,
  event: HostedEvent,
  {hostedPause, hostedMaxPause}: PauseTimes,
): HostedHealth {
  switch (event.kind) {
    case 'answered':
      return HEALTHY;
    case 'probing':
      return {...health, state: 'probing'};
    case 'failed': {
      const failures = health.state === 'paused' ? health.failures : health.failures + 1;
      const doubled = Math.min(hostedMaxPause, hostedPause * 2 ** (failures - 1));
      return {state: 'paused', failures, reason: event.reason, pausedUntil: event.now + doubled};
    }
  }
}

/** What to do with a query: ask hosted search, answer it embedded, or answer it embedded and probe hosted search. */
export function planQuery(health: HostedHealth, now: number): 'hosted' | 'embedded' | 'probe' {
  if (health.state === 'healthy') return 'hosted';
  return health.state === 'paused' && now >= health.pausedUntil ? 'probe' : 'embedded';
}

/** Asks hosted search one question. */
export type AskHosted = (question: Question) => Promise<SearchAnswer>;

/** An answer with where it came from; `reason` says why it is not the hosted one. */
export type SourcedAnswer = SearchAnswer & {
  readonly source: 'hosted' | 'embedded';
  readonly reason: HostedFailure | null;
};

type Parts = {
  readonly engine: Pick<EngineClient, 'warm' | 'search'>;
  readonly timings: Pick<Timings, 'hostedTimeout' | 'hostedSlow' | 'hostedPause' | 'hostedMaxPause'>;
  readonly now?: () => number;
};

/** Search that answers from the hosted index where it can, and from the embedded one where it cannot. */
export type Failover = {
  /** Answers a question; what the embedded engine can say before its answer is complete is handed to `onPart`. */
  readonly ask: (
    question: Question,
    hosted: AskHosted | null,
    onPart?: (part: SourcedAnswer) => void,
  ) => Promise<SourcedAnswer>;
  readonly health: () => HostedHealth;
};

class TimeoutError extends Error {}

/** Tells a refusal (an answer with an error status) from a network that let nothing through. */
export function reasonOf(error: unknown): HostedFailure {
  if (error instanceof TimeoutError) return 'slow';
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 ? 'refused' : 'unreachable';
}

function withTimeout<T>(value: Promise<T>, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError()), timeout);
    value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Combines hosted and embedded search, and remembers the health of hosted search between questions. */
export function createFailover({engine, timings, now = () => Date.now()}: Parts): Failover {
  let health = HEALTHY;
  const record = (event: HostedEvent): void => {
    health = nextHealth(health, event, timings);
  };

  async function askEmbedded(question: Question, onPart: (part: SourcedAnswer) => void): Promise<SourcedAnswer> {
    const label = (answer: SearchAnswer): SourcedAnswer => ({...answer, source: 'embedded', reason: health.reason});
    return label(await engine.search(question, (part) => onPart(label(part))));
  }

  async function askHosted(question: Question, hosted: AskHosted): Promise<SearchAnswer> {
    const warming = setTimeout(() => engine.warm(question.version), timings.hostedSlow);
    try {
      const answer = await withTimeout(hosted(question), timings.hostedTimeout);
      record({kind: 'answered'});
      return answer;
    } catch (error) {
      record({kind: 'failed', reason: reasonOf(error), now: now()});
      throw error;
    } finally {
      clearTimeout(warming);
    }
  }

  async function ask(
    question: Question,
    hosted: AskHosted | null,
    onPart: (part: SourcedAnswer) => void = () => undefined,
  ): Promise<SourcedAnswer> {
    const plan = hosted ? planQuery(health, now()) : 'embedded';
    if (hosted && plan === 'probe') {
      record({kind: 'probing'});
      void askHosted(question, hosted).catch(() => undefined);
    }
    if (!hosted || plan !== 'hosted') return askEmbedded(question, onPart);
    try {
      return {...(await askHosted(question, hosted)), source: 'hosted', reason: null};
    } catch {
      return askEmbedded(question, onPart);
    }
  }

  return {ask, health: () => health};
}
