/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {dropMemory, savePosition} from '../client/scrolling/historyEntries';
import {reloadOnForeignEntry, restorePosition} from './firstPage';

describe('restorePosition', () => {
  const scrollTo = jest.fn<(options?: ScrollToOptions) => void>();

  beforeEach(() => {
    jest.useFakeTimers();
    dropMemory();
    Object.assign(window, {scrollTo});
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
});

describe('reloadOnForeignEntry', () => {
  it.each([
    ['reloads at another path', '/other/', 1],
    ['stays at an anchor of the page', '#part', 0],
  ])('%s', (_, address, reloads) => {
    window.history.replaceState(null, '', '/');
    const reload = jest.fn();
    reloadOnForeignEntry(reload);
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(reload).toHaveBeenCalledTimes(reloads);
  });
});
