import type {SearchAnswer} from '../engine/answer';
import type {EngineClient, Question} from './createEngineClient';
import {HEALTHY, nextHealth, planQuery, type HostedEvent, type HostedFailure, type HostedHealth} from './hostedHealth';
import type {Timings} from './settings';

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
  readonly ask: (question: Question, hosted: AskHosted | null) => Promise<SourcedAnswer>;
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

  async function askEmbedded(question: Question): Promise<SourcedAnswer> {
    return {...(await engine.search(question)), source: 'embedded', reason: health.reason};
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

  async function ask(question: Question, hosted: AskHosted | null): Promise<SourcedAnswer> {
    const plan = hosted ? planQuery(health, now()) : 'embedded';
    if (hosted && plan === 'probe') {
      record({kind: 'probing'});
      void askHosted(question, hosted).catch(() => undefined);
    }
    if (!hosted || plan !== 'hosted') return askEmbedded(question);
    try {
      return {...(await askHosted(question, hosted)), source: 'hosted', reason: null};
    } catch {
      return askEmbedded(question);
    }
  }

  return {ask, health: () => health};
}
