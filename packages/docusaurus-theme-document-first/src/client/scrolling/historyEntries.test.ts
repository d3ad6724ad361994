/** @jest-environment jsdom */
import {beforeAll, beforeEach, describe, expect, it} from '@jest/globals';
import {dropMemory, readPosition, savePosition, trackHistoryEntries, type Visit} from './historyEntries';

const KEY = 'millrace.scroll-positions';

beforeEach(() => {
  sessionStorage.clear();
  dropMemory();
});

describe('saved positions', () => {
  it('outlast a reload', () => {
    savePosition('a', 120.4);
    dropMemory();
    expect(readPosition('a')).toBe(120);
    expect(readPosition('b')).toBeUndefined();
  });

  it('are at most a hundred, the newest', () => {
    for (let index = 0; index <= 100; index += 1) savePosition(`entry-${index}`, index);
    expect(readPosition('entry-0')).toBeUndefined();
    expect(readPosition('entry-1')).toBe(1);
    expect(readPosition('entry-100')).toBe(100);
  });

  it.each(['{', '{}', 'null', '[1, null, ["a", "b"]]'])('survive rubbish in the storage: %s', (text) => {
    sessionStorage.setItem(KEY, text);
    expect(readPosition('a')).toBeUndefined();
    savePosition('a', 5);
    expect(readPosition('a')).toBe(5);
  });
});

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
  visit = trackHistoryEntries();
});

beforeEach(() => {
  pop('start');
});

describe('trackHistoryEntries', () => {
  it('saves the position of the page that is left by a link', () => {
    scrollTo(700);
    push('next');
    expect(readPosition('start')).toBe(700);
    expect(visit.entry()).toBe('next');
    expect(visit.isBackOrForward()).toBe(false);
  });

  it('saves the position of the page that is left by going back, and knows that it goes back', () => {
    push('next');
    scrollTo(250);
    pop('start');
    visit.enter();
    expect(readPosition('next')).toBe(250);
    expect(readPosition('start')).not.toBe(250);
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
    expect(readPosition('start')).toBe(90);
    expect(window.history.scrollRestoration).toBe('auto');
  });
});
