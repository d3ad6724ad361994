import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import type {SearchAnswer} from '../engine/answer';
import {
  createFailover,
  HEALTHY,
  nextHealth,
  planQuery,
  reasonOf,
  type AskHosted,
  type Failover,
  type HostedEvent,
  type HostedHealth,
} from './createFailover';
import type {EngineClient} from './createEngineClient';

const QUESTION = {query: 'steps', version: 'latest', limit: 5, perPage: 2, snippetLength: 160} as const;
const answer = (title: string): SearchAnswer => ({
  hits: [{url: '/', pageUrl: '/', pageTitle: title, place: '', heading: null, titleHtml: title, snippetHtml: ''}],
  pageCount: 1,
  suggestions: [],
});

describe('failover', () => {
  let time = 0;
  let warmed = 0;
  const engine: Pick<EngineClient, 'warm' | 'search'> = {
    warm: () => void (warmed += 1),
    search: () => Promise.resolve(answer('embedded')),
  };
  const timings = {hostedTimeout: 40, hostedSlow: 10, hostedPause: 1000, hostedMaxPause: 4000};
  const start = (): Failover => createFailover({engine, timings, now: () => time});
  const hosted: AskHosted = () => Promise.resolve(answer('hosted'));
  const refused: AskHosted = () => Promise.reject(Object.assign(new Error('refused'), {status: 403}));

  const late = (milliseconds: number): ReturnType<AskHosted> =>
    new Promise((resolve) => setTimeout(() => resolve(answer('late')), milliseconds));

  beforeEach(() => {
    jest.useFakeTimers();
    time = 0;
    warmed = 0;
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('answers from the embedded index where there is no hosted one, with nothing to explain', async () => {
    expect(await start().ask(QUESTION, null)).toMatchObject({source: 'embedded', reason: null});
  });

  it('answers from hosted search and fetches nothing else', async () => {
    expect(await start().ask(QUESTION, hosted)).toMatchObject({source: 'hosted', reason: null});
    expect(warmed).toBe(0);
  });

  it.each([
    ['refused', refused],
    ['unreachable', () => Promise.reject(new Error('network'))],
  ] as const)('answers from the embedded index when hosted search is %s', async (reason, ask) => {
    const found = await start().ask(QUESTION, ask);
    expect(found).toMatchObject({source: 'embedded', reason, hits: [{pageTitle: 'embedded'}]});
  });

  it('takes a hosted answer that comes at the last moment, and none after it', async () => {
    const inTime = start().ask(QUESTION, () => late(39));
    await jest.advanceTimersByTimeAsync(39);
    expect(await inTime).toMatchObject({source: 'hosted', reason: null});
    const tooLate = start().ask(QUESTION, () => late(41));
    await jest.advanceTimersByTimeAsync(40);
    expect(await tooLate).toMatchObject({source: 'embedded', reason: 'slow', hits: [{pageTitle: 'embedded'}]});
  });

  it('makes the embedded index ready while hosted search is slow', async () => {
    void start().ask(QUESTION, () => late(25));
    await jest.advanceTimersByTimeAsync(9);
    expect(warmed).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(warmed).toBe(1);
  });

  it('leaves no timer behind once it has answered', async () => {
    await start().ask(QUESTION, hosted);
    expect(jest.getTimerCount()).toBe(0);
    expect(warmed).toBe(0);
  });

  it('lets no reader wait for the probe of a service that is paused', async () => {
    const failover = start();
    await failover.ask(QUESTION, refused);
    time = 1000;
    let release: (value: SearchAnswer) => void = () => undefined;
    const probe = new Promise<SearchAnswer>((resolve) => (release = resolve));
    expect(await failover.ask(QUESTION, () => probe)).toMatchObject({source: 'embedded'});
    release(answer('hosted'));
    await probe;
    await Promise.resolve();
    expect(await failover.ask(QUESTION, hosted)).toMatchObject({source: 'hosted'});
  });

  it('leaves a service that failed alone', async () => {
    const failover = start();
    let asked = 0;
    await failover.ask(QUESTION, refused);
    await failover.ask(QUESTION, (question) => ((asked += 1), hosted(question)));
    expect(asked).toBe(0);
    expect(failover.health().state).toBe('paused');
  });
});

describe('reasonOf', () => {
  it.each([
    ['a refusal', {status: 403}, 'refused'],
    ['the lowest status of a refusal', {status: 400}, 'refused'],
    ['a status that is no error', {status: 399}, 'unreachable'],
    ['a status that is no number', {status: '403'}, 'unreachable'],
    ['an error without a status', new Error('failed to fetch'), 'unreachable'],
    ['a text', 'status', 'unreachable'],
    ['nothing', null, 'unreachable'],
    ['no value', undefined, 'unreachable'],
  ])('reads %s', (_, error, reason) => {
    expect(reasonOf(error)).toBe(reason);
  });
});

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
