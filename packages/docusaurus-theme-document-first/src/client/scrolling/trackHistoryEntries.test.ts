/** @jest-environment jsdom */
import {beforeAll, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {readEntry} from './historyEntry';
import {trackHistoryEntries, type Visit} from './trackHistoryEntries';

const save = jest.fn<(key: string, top: number) => void>();
let visit: Visit;

const scrollTo = (top: number): void => void Object.assign(window, {scrollY: top});

/** What the router does for a link of the site. */
function push(key: string): void {
  window.history.pushState({key}, '');
  visit.enter();
}

/** What the browser does when it goes to an entry: the state is there before the event. */
function pop(key: string | undefined): void {
  window.history.replaceState(key === undefined ? null : {key}, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeAll(() => {
  window.history.replaceState({key: 'start'}, '');
  visit = trackHistoryEntries(readEntry, save);
});

beforeEach(() => {
  pop('start');
  save.mockReset();
});

describe('trackHistoryEntries', () => {
  it('saves the position of the page that is left by a link', () => {
    scrollTo(700);
    push('next');
    expect(save).toHaveBeenCalledWith('start', 700);
    expect(visit.entry()).toBe('next');
    expect(visit.isBackOrForward()).toBe(false);
  });

  it('saves the position of the page that is left by going back, and knows that it goes back', () => {
    push('next');
    save.mockReset();
    scrollTo(250);
    pop('start');
    visit.enter();
    expect(save.mock.calls).toEqual([['next', 250]]);
    expect(visit.isBackOrForward()).toBe(true);
  });

  it('takes an entry without a key for a new one: an anchor of the page', () => {
    pop(undefined);
    expect(visit.isBackOrForward()).toBe(false);
    expect(window.history.state).toHaveProperty('key', visit.entry());
  });

  it('does not take a new page for one that is come back to', () => {
    pop('older');
    push('newer');
    expect(visit.isBackOrForward()).toBe(false);
  });

  it('saves the position when the window is left, and lets the browser restore it', () => {
    scrollTo(90);
    window.dispatchEvent(new Event('pagehide'));
    expect(save).toHaveBeenCalledWith('start', 90);
    expect(window.history.scrollRestoration).toBe('auto');
  });
});
