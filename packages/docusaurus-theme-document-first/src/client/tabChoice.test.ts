/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {isUnexpired, storeTabChoice, onTabChoice, showTabForVisit, getTabChoice} from './tabChoice';
import {tabChoicesKey} from '@generated/docusaurus-theme-document-first/default/settings.js';

const MINUTE = 60_000;

beforeEach(() => {
  jest.useFakeTimers({now: 1_700_000_000_000});
  window.localStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
  // Remove the in-memory choice of a test with a full storage.
  storeTabChoice('language', 'nodejs');
  jest.useRealTimers();
});

describe('isUnexpired', () => {
  const choice = {value: 'python', at: 1000, maxAge: 5 * MINUTE};

  it.each([
    ['at once', 1000, true],
    ['a millisecond before the end', 1000 + 5 * MINUTE - 1, true],
    ['at the end', 1000 + 5 * MINUTE, false],
    ['when the clock was put back', 999, false],
  ])('%s', (_, now, kept) => expect(isUnexpired(choice, now)).toBe(kept));
});

describe('a tab choice', () => {
  it("doesn't change other groups, and removes expired choices", () => {
    storeTabChoice('old', 'a', 1);
    storeTabChoice('interface', 'cli');
    jest.advanceTimersByTime(1);
    storeTabChoice('language', 'go');
    expect(getTabChoice('interface')).toBe('cli');
    expect(window.localStorage.getItem(tabChoicesKey)).not.toContain('old');
  });

  it.each(['constructor', 'toString', '__proto__'])('supports a group named %s', (group) => {
    expect(getTabChoice(group)).toBeNull();
    window.localStorage.setItem(tabChoicesKey, `{"${group}":{"value":"go","at":0,"maxAge":9e15}}`);
    expect(getTabChoice(group)).toBe('go');
  });

  it.each([
    '{',
    '"text"',
    '[]',
    '5',
    'null',
    '{"language":null}',
    '{"language":{"value":1,"at":0,"maxAge":9e15}}',
    '{"language":"python"}',
  ])('ignores invalid storage: %s', (text) => {
    window.localStorage.setItem(tabChoicesKey, text);
    expect(getTabChoice('language')).toBeNull();
    storeTabChoice('language', 'go');
    expect(getTabChoice('language')).toBe('go');
  });

  it('works and expires if the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storeTabChoice('language', 'python');
    expect(getTabChoice('language')).toBe('python');
    jest.advanceTimersByTime(5 * MINUTE);
    expect(getTabChoice('language')).toBeNull();
  });

  it('for a visit overrides the stored one until the next choice', () => {
    const listener = jest.fn();
    const stop = onTabChoice(listener);
    storeTabChoice('language', 'go');
    showTabForVisit('language', 'python');
    expect(getTabChoice('language')).toBe('python');
    expect(window.localStorage.getItem(tabChoicesKey)).not.toContain('python');
    storeTabChoice('language', 'nodejs');
    expect(getTabChoice('language')).toBe('nodejs');
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
  });

  it('notifies listeners on this page and in other windows', () => {
    const listener = jest.fn();
    const stop = onTabChoice(listener);
    storeTabChoice('language', 'python');
    window.dispatchEvent(new StorageEvent('storage', {key: tabChoicesKey}));
    window.dispatchEvent(new StorageEvent('storage', {key: 'theme'}));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    storeTabChoice('language', 'go');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
