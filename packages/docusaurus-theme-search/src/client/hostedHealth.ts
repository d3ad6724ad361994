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
