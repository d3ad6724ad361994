/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {focusHeading, scrollUntilStable, stopScrolling} from './goToPlace';

describe('scrollUntilStable', () => {
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

describe('focusHeading', () => {
  beforeEach(() => {
    document.body.innerHTML = '<a href="/">Home</a><main><h1>Limits</h1><h2 id="memory">Memory</h2></main>';
  });

  const focused = () => document.activeElement?.textContent;

  it('goes to the main heading', () => {
    focusHeading('');
    expect(focused()).toBe('Limits');
  });

  it('goes to the heading that the address names, if there is one', () => {
    focusHeading('#memory');
    expect(focused()).toBe('Memory');
    focusHeading('#gone');
    expect(focused()).toBe('Limits');
  });

  it('leaves nothing behind once the focus goes on', () => {
    focusHeading('');
    document.querySelector('a')?.focus();
    expect(document.querySelector('h1')).not.toHaveAttribute('tabindex');
  });

  it('goes to the content of a page without a heading', () => {
    document.querySelector('h1')?.remove();
    focusHeading('');
    expect(document.activeElement?.tagName).toBe('MAIN');
  });
});
