/** @jest-environment jsdom */
import {beforeEach, describe, expect, it} from '@jest/globals';
import {dropMemory, readPosition, savePosition} from './historyEntries';

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
