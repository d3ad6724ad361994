/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {scrollUntilStable, stopScrolling} from './scrollUntilStable';

const scrollTo = jest.fn();
let grow: () => void = () => undefined;

/** jsdom lays nothing out: here the test says when the page grows. */
class Observer {
  constructor(callback: () => void) {
    grow = callback;
  }
  observe(): void {}
  disconnect(): void {
    grow = () => undefined;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockReset();
  Object.assign(window, {scrollTo, ResizeObserver: Observer});
});

afterEach(() => {
  stopScrolling();
  jest.useRealTimers();
});

describe('scrollUntilStable', () => {
  it('scrolls at once, and again when the page grows', () => {
    scrollUntilStable(() => 800, 'smooth');
    grow();
    expect(scrollTo.mock.calls).toEqual([[{top: 800, behavior: 'smooth'}], [{top: 800, behavior: 'smooth'}]]);
  });

  it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('gives way to the reader: %s', (act) => {
    scrollUntilStable(() => 800, 'smooth');
    window.dispatchEvent(new Event(act));
    grow();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('ends after three seconds', () => {
    scrollUntilStable(() => 800, 'instant');
    jest.advanceTimersByTime(2999);
    grow();
    expect(scrollTo).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1);
    grow();
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  it('follows a goal that moves, and stays where there is none', () => {
    let top: number | undefined = 100;
    scrollUntilStable(() => top, 'instant');
    top = 140;
    grow();
    top = undefined;
    grow();
    expect(scrollTo.mock.calls).toEqual([[{top: 100, behavior: 'instant'}], [{top: 140, behavior: 'instant'}]]);
  });
});
