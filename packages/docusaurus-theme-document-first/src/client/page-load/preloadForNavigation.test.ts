/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import type {Steps} from './loadWithRetry';

/** Lets the page that was requested last arrive. */
let arrive: () => void = () => undefined;
let steps: Steps;
jest.unstable_mockModule('./notice', () => ({hideNotice: () => undefined, showNotice: () => undefined}));
jest.unstable_mockModule('./loadWithRetry', () => ({
  loadWithRetry: (_: string, given: Steps) => {
    steps = given;
    steps.onStart();
    return new Promise<void>((resolve) => (arrive = resolve));
  },
}));
const {default: preload} = await import('./preloadForNavigation');

const bars = () => document.querySelectorAll('[role="progressbar"]').length;

beforeEach(() => void jest.useFakeTimers());

afterEach(async () => {
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
});

describe('the progress bar', () => {
  it('comes after 200 ms and goes once the page is there', async () => {
    const loading = preload('/docs/limits/');
    jest.advanceTimersByTime(199);
    expect(bars()).toBe(0);
    jest.advanceTimersByTime(1);
    expect(bars()).toBe(1);
    arrive();
    await loading;
    expect(bars()).toBe(0);
  });

  it('goes when the page cannot be loaded, and comes again with a retry', () => {
    void preload('/docs/limits/');
    jest.advanceTimersByTime(200);
    steps.onFailure('missing', () => undefined);
    expect(bars()).toBe(0);
    steps.onStart();
    jest.advanceTimersByTime(200);
    expect(bars()).toBe(1);
  });

  it('never comes for a page that was faster', async () => {
    const loading = preload('/docs/limits/');
    jest.advanceTimersByTime(150);
    arrive();
    await loading;
    jest.advanceTimersByTime(1000);
    expect(bars()).toBe(0);
  });

  it('is one bar, and its wait begins with the newest wish', () => {
    void preload('/docs/limits/');
    jest.advanceTimersByTime(150);
    void preload('/docs/errors/');
    jest.advanceTimersByTime(199);
    expect(bars()).toBe(0);
    jest.advanceTimersByTime(1000);
    expect(bars()).toBe(1);
  });
});
