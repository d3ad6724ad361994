/** @jest-environment jsdom */
import {afterEach, beforeEach, expect, it, jest} from '@jest/globals';
import {dropMemory, savePosition} from './positions';
import {restorePosition} from './restorePosition';

const scrollTo = jest.fn<(options?: ScrollToOptions) => void>();

beforeEach(() => {
  jest.useFakeTimers();
  dropMemory();
  Object.assign(window, {
    scrollTo,
    ResizeObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
  Object.defineProperty(window.history, 'scrollRestoration', {value: 'manual', writable: true, configurable: true});
  document.body.innerHTML = '<main></main>';
  window.history.replaceState({key: 'left'}, '');
  savePosition('left', 1500);
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  scrollTo.mockClear();
});

it('scrolls to where the reader left an entry that the application restored', () => {
  restorePosition();
  expect(scrollTo).toHaveBeenCalledWith({top: 1500, behavior: 'instant'});
});

it('gives the restoration back to the browser only after the load', () => {
  restorePosition();
  window.dispatchEvent(new Event('load'));
  expect(window.history.scrollRestoration).toBe('manual');
  jest.advanceTimersByTime(0);
  expect(window.history.scrollRestoration).toBe('auto');
});

it('leaves an entry alone that the browser restores', () => {
  window.history.scrollRestoration = 'auto';
  restorePosition();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('leaves an entry alone that has no position', () => {
  window.history.replaceState({key: 'unknown'}, '');
  restorePosition();
  expect(scrollTo).not.toHaveBeenCalled();
});
