import {describe, expect, it} from '@jest/globals';
import {HEALTHY, nextHealth, planQuery, type HostedEvent, type HostedHealth} from './hostedHealth';

const TIMES = {hostedPause: 100, hostedMaxPause: 350};
const run = (...events: HostedEvent[]): HostedHealth =>
  events.reduce((health, event) => nextHealth(health, event, TIMES), HEALTHY);
const failed = (now: number): HostedEvent => ({kind: 'failed', reason: 'slow', now});

describe('health of hosted search', () => {
  it('is asked until it fails', () => {
    expect(planQuery(HEALTHY, 0)).toBe('hosted');
    expect(planQuery(run({kind: 'answered'}), 0)).toBe('hosted');
  });

  it('is left alone after a failure, then is probed once', () => {
    const health = run(failed(1000));
    expect(health).toMatchObject({state: 'paused', reason: 'slow', pausedUntil: 1100});
    expect(planQuery(health, 1099)).toBe('embedded');
    expect(planQuery(health, 1100)).toBe('probe');
    expect(planQuery(nextHealth(health, {kind: 'probing'}, TIMES), 1100)).toBe('embedded');
  });

  it('is asked again after a probe that was answered', () => {
    expect(run(failed(0), {kind: 'probing'}, {kind: 'answered'})).toEqual(HEALTHY);
  });

  it('is left alone longer with each further failure, up to the maximum', () => {
    const probe: HostedEvent = {kind: 'probing'};
    expect(run(failed(0), probe, failed(0)).pausedUntil).toBe(200);
    expect(run(failed(0), probe, failed(0), probe, failed(0), probe, failed(0)).pausedUntil).toBe(350);
  });

  it('counts queries that fail together once', () => {
    expect(run(failed(0), failed(10)).pausedUntil).toBe(110);
  });
});
