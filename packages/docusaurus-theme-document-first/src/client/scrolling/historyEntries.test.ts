/** @jest-environment jsdom */
import {beforeEach, expect, it} from '@jest/globals';
import {readPosition, savePosition} from './historyEntries';

beforeEach(() => sessionStorage.clear());

it('keeps the positions of the last hundred entries', () => {
  for (let index = 0; index <= 100; index += 1) savePosition(`entry-${index}`, index + 0.4);
  expect(['entry-0', 'entry-1', 'entry-100'].map(readPosition)).toEqual([undefined, 1, 100]);
});

it.each(['{', '{}', 'null', '[1, null, ["a", "b"]]', '{"a": "b"}'])('survives rubbish in the storage: %s', (text) => {
  sessionStorage.setItem('millrace.scroll-positions', text);
  expect(readPosition('a')).toBeUndefined();
  savePosition('a', 5);
  expect(readPosition('a')).toBe(5);
});
