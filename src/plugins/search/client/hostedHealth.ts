/** Why hosted search did not answer. */
export type HostedFailure = 'refused' | 'unreachable' | 'slow';

/** Whether hosted search may be asked. */
export type HostedHealth = {
  /** `asked`: every query goes to it. `resting`: none does. `probed`: one query is on its way to see. */
  readonly state: 'asked' | 'resting' | 'probed';
  /** Failures since the last success. */
  readonly failures: number;
  /** Why it last failed; `null` while it answers. */
  readonly reason: HostedFailure | null;
  /** Time from which a resting service is probed again. */
  readonly until: number;
};

/** What happened to hosted search. */
export type HostedEvent =
  | {readonly kind: 'answered'}
  | {readonly kind: 'failed'; readonly reason: HostedFailure; readonly now: number}
  | {readonly kind: 'probing'};

/** How long hosted search rests after a failure, at first and at the most. */
export type RestTimes = {readonly rest: number; readonly most: number};

/** Nothing is known against hosted search. */
export const HEALTHY: HostedHealth = {state: 'asked', failures: 0, reason: null, until: 0};

/** What becomes of the health by what happened. */
export function nextHealth(health: HostedHealth, event: HostedEvent, {rest, most}: RestTimes): HostedHealth {
  switch (event.kind) {
    case 'answered':
      return HEALTHY;
    case 'probing':
      return {...health, state: 'probed'};
    case 'failed': {
      const failures = health.state === 'resting' ? health.failures : health.failures + 1;
      const pause = Math.min(most, rest * 2 ** (failures - 1));
      return {state: 'resting', failures, reason: event.reason, until: event.now + pause};
    }
  }
}

/** What to do with a query: ask hosted search, leave it alone, or answer embedded and probe hosted search aside. */
export function planQuery(health: HostedHealth, now: number): 'hosted' | 'embedded' | 'probe' {
  if (health.state === 'asked') return 'hosted';
  return health.state === 'resting' && now >= health.until ? 'probe' : 'embedded';
}
