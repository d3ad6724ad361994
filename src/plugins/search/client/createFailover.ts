import type {SearchAnswer} from '../engine/result';
import {HEALTHY, nextHealth, planQuery, type HostedEvent, type HostedFailure, type HostedHealth} from './hostedHealth';
import type {EngineClient} from './createEngineClient';
import type {Question} from './protocol';

/** Asks hosted search one question. */
export type AskHosted = (question: Question) => Promise<SearchAnswer>;

/** An answer with where it came from; `reason` says why it is not the hosted one. */
export type SourcedAnswer = SearchAnswer & {
  readonly source: 'hosted' | 'embedded';
  readonly reason: HostedFailure | null;
};

/** Durations of the failover, in milliseconds. */
export type FailoverTimes = {
  readonly limit: number;
  readonly slow: number;
  readonly rest: number;
  readonly restMost: number;
};

type Parts = {
  readonly engine: Pick<EngineClient, 'warm' | 'search'>;
  readonly times: FailoverTimes;
  readonly now?: () => number;
};

/** Search that always answers: hosted where it can, embedded where it cannot. */
export type Failover = {
  readonly ask: (question: Question, hosted: AskHosted | null) => Promise<SourcedAnswer>;
  readonly health: () => HostedHealth;
};

class Late extends Error {}

/** Tells a refusal (an answer with a status) from a network that let nothing through. */
export function reasonOf(error: unknown): HostedFailure {
  if (error instanceof Late) return 'slow';
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 ? 'refused' : 'unreachable';
}

function timed<T>(value: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Late()), limit);
    value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Joins hosted and embedded search; remembers how hosted search fared from question to question. */
export function createFailover({engine, times, now = () => Date.now()}: Parts): Failover {
  let health = HEALTHY;
  const record = (event: HostedEvent): void => {
    health = nextHealth(health, event, {rest: times.rest, most: times.restMost});
  };

  async function askEmbedded(question: Question): Promise<SourcedAnswer> {
    return {...(await engine.search(question)), source: 'embedded', reason: health.reason};
  }

  async function askHosted(question: Question, hosted: AskHosted): Promise<SearchAnswer> {
    const warming = setTimeout(() => void engine.warm(question.version).catch(() => undefined), times.slow);
    try {
      const answer = await timed(hosted(question), times.limit);
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
