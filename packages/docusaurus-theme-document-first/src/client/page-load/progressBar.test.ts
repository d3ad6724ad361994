/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {startProgress, stopProgress} from './progressBar';

const bars = () => document.querySelectorAll('[role="progressbar"]').length;

beforeEach(() => void jest.useFakeTimers());

afterEach(() => {
  stopProgress();
  jest.useRealTimers();
});

describe('the progress bar', () => {
  it('comes after 200 ms and goes at once', () => {
    startProgress();
    jest.advanceTimersByTime(199);
    expect(bars()).toBe(0);
    jest.advanceTimersByTime(1);
    expect(bars()).toBe(1);
    stopProgress();
    expect(bars()).toBe(0);
  });

  it('never comes for a page that was faster', () => {
    startProgress();
    jest.advanceTimersByTime(150);
    stopProgress();
    jest.advanceTimersByTime(1000);
    expect(bars()).toBe(0);
  });

  it('is one bar, and its wait begins with the newest wish', () => {
    startProgress();
    jest.advanceTimersByTime(150);
    startProgress();
    jest.advanceTimersByTime(199);
    expect(bars()).toBe(0);
    jest.advanceTimersByTime(1000);
    expect(bars()).toBe(1);
  });
});
