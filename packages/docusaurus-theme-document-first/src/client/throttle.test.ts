import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {throttle} from './throttle';

const run = jest.fn();

beforeEach(() => {
  run.mockReset();
  jest.useFakeTimers();
});

afterEach(() => void jest.useRealTimers());

describe('throttle', () => {
  it('runs at once, and once more at the end for all calls in between', () => {
    const {call} = throttle(run, 300);
    call();
    expect(run).toHaveBeenCalledTimes(1);
    for (let at = 0; at < 290; at += 10) {
      jest.advanceTimersByTime(10);
      call();
    }
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10);
    expect(run).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('never runs twice within the wait, however long the calls go on', () => {
    const times: number[] = [];
    const {call} = throttle(() => times.push(Date.now()), 300);
    for (let at = 0; at < 3000; at += 16) {
      call();
      jest.advanceTimersByTime(16);
    }
    jest.advanceTimersByTime(300);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(300);
    expect(times.length).toBeGreaterThanOrEqual(10);
  });

  it('does not run after it was cancelled', () => {
    const {call, cancel} = throttle(run, 300);
    call();
    call();
    cancel();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
