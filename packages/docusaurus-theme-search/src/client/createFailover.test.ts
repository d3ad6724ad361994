import {afterEach, beforeEach, expect, it, jest} from '@jest/globals';
import type {SearchResponse} from '../engine/response';
import {createFailover, type HostedSearch} from './createFailover';

const QUESTION = {query: 'steps', version: 'latest', limit: 5, perPage: 2, snippetLength: 160} as const;
const ANSWER: SearchResponse = {hits: [], pageCount: 1};

let time = 0;
const preload = jest.fn();
const timings = {hostedTimeout: 40, hostedSlow: 10, hostedPause: 1000, hostedMaxPause: 4000};
const hosted = jest.fn<HostedSearch>();
const start = (): ReturnType<typeof createFailover> => createFailover(hosted, {preload, timings, now: () => time});
const isDown = (): typeof hosted => hosted.mockRejectedValue(Object.assign(new Error('refused'), {status: 403}));
const late = (milliseconds: number): ReturnType<HostedSearch> =>
  new Promise((resolve) => setTimeout(() => resolve(ANSWER), milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  time = 0;
  preload.mockClear();
  hosted.mockReset().mockResolvedValue(ANSWER);
});

afterEach(() => void jest.useRealTimers());

it('returns the hosted response and clears its timers', async () => {
  expect(await start()(QUESTION)).toBe(ANSWER);
  expect(jest.getTimerCount()).toBe(0);
  expect(preload).not.toHaveBeenCalled();
});

it('accepts a response just before the timeout, but none after it', async () => {
  hosted.mockImplementationOnce(() => late(39)).mockImplementationOnce(() => late(41));
  const inTime = start()(QUESTION);
  await jest.advanceTimersByTimeAsync(39);
  expect(await inTime).toBe(ANSWER);
  const tooLate = start()(QUESTION);
  await jest.advanceTimersByTimeAsync(40);
  expect(await tooLate).toBeNull();
});

it('preloads the embedded index while hosted search is slow', async () => {
  hosted.mockImplementation(() => late(25));
  void start()(QUESTION);
  await jest.advanceTimersByTimeAsync(9);
  expect(preload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(preload).toHaveBeenCalledWith('latest');
});

it('uses embedded search while checking whether a paused service works again', async () => {
  const ask = start();
  isDown();
  await ask(QUESTION);
  time = 1000;
  let release: (value: SearchResponse) => void = () => undefined;
  hosted.mockReturnValueOnce(new Promise((resolve) => (release = resolve))).mockResolvedValue(ANSWER);
  expect(await ask(QUESTION)).toBeNull();
  release(ANSWER);
  await jest.advanceTimersByTimeAsync(0);
  expect(await ask(QUESTION)).toBe(ANSWER);
});

it('pauses a failed service, doubling the duration up to a limit', async () => {
  const ask = start();
  const asked: number[] = [];
  isDown();
  // Two concurrent failures count as one.
  await Promise.all([ask(QUESTION), ask(QUESTION)]);
  for (time = 500; time <= 15_000; time += 500) {
    hosted.mockClear();
    expect(await ask(QUESTION)).toBeNull();
    await jest.advanceTimersByTimeAsync(0);
    if (hosted.mock.calls.length > 0) asked.push(time);
  }
  expect(asked).toEqual([1000, 3000, 7000, 11_000, 15_000]);
});
