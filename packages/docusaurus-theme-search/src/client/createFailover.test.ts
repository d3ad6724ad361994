import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import type {SearchAnswer} from '../engine/answer';
import {createFailover, type AskHosted, type Failover} from './createFailover';
import type {EngineClient} from './createEngineClient';

const QUESTION = {query: 'steps', version: 'latest', limit: 5, perPage: 2, snippetLength: 160} as const;
const answer = (title: string): SearchAnswer => ({
  hits: [{url: '/', pageUrl: '/', pageTitle: title, place: '', heading: null, titleHtml: title, snippetHtml: ''}],
  pageCount: 1,
});

const [EMBEDDED, HOSTED] = [[{pageTitle: 'embedded'}], [{pageTitle: 'hosted'}]];

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
    expect(await start()(QUESTION, null)).toMatchObject({isFallback: false, hits: EMBEDDED});
  });

  it('answers from hosted search and fetches nothing else', async () => {
    expect(await start()(QUESTION, hosted)).toMatchObject({isFallback: false, hits: HOSTED});
    expect(warmed).toBe(0);
  });

  it.each([
    ['refused', refused],
    ['unreachable', () => Promise.reject(new Error('network'))],
  ] as const)('answers from the embedded index when hosted search is %s', async (_, ask) => {
    const found = await start()(QUESTION, ask);
    expect(found).toMatchObject({isFallback: true, hits: EMBEDDED});
  });

  it('takes a hosted answer that comes at the last moment, and none after it', async () => {
    const inTime = start()(QUESTION, () => late(39));
    await jest.advanceTimersByTimeAsync(39);
    expect(await inTime).toMatchObject({isFallback: false});
    const tooLate = start()(QUESTION, () => late(41));
    await jest.advanceTimersByTimeAsync(40);
    expect(await tooLate).toMatchObject({isFallback: true, hits: EMBEDDED});
  });

  it('makes the embedded index ready while hosted search is slow', async () => {
    void start()(QUESTION, () => late(25));
    await jest.advanceTimersByTimeAsync(9);
    expect(warmed).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(warmed).toBe(1);
  });

  it('leaves no timer behind once it has answered', async () => {
    await start()(QUESTION, hosted);
    expect(jest.getTimerCount()).toBe(0);
    expect(warmed).toBe(0);
  });

  it('lets no reader wait for the probe of a service that is paused', async () => {
    const failover = start();
    await failover(QUESTION, refused);
    time = 1000;
    let release: (value: SearchAnswer) => void = () => undefined;
    const probe = new Promise<SearchAnswer>((resolve) => (release = resolve));
    expect(await failover(QUESTION, () => probe)).toMatchObject({isFallback: true});
    release(answer('hosted'));
    await probe;
    await Promise.resolve();
    expect(await failover(QUESTION, hosted)).toMatchObject({isFallback: false, hits: HOSTED});
  });

  it('leaves a service that failed alone, twice as long with each failure in a row, up to a limit', async () => {
    const failover = start();
    const asked: number[] = [];
    const down: AskHosted = (question) => (asked.push(time), refused(question));
    // Two that are under way together fail once.
    await Promise.all([failover(QUESTION, down), failover(QUESTION, down)]);
    for (time = 500; time <= 15_000; time += 500) {
      await failover(QUESTION, down);
      await jest.advanceTimersByTimeAsync(0);
    }
    expect(asked).toEqual([0, 0, 1000, 3000, 7000, 11_000, 15_000]);
  });
});
