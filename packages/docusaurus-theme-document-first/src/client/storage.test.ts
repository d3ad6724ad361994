/** @jest-environment jsdom */
import {beforeEach, expect, it, jest} from '@jest/globals';
import {createStore} from './storage';

const store = createStore('sessionStorage', 'key');

beforeEach(() => window.sessionStorage.clear());

it.each(['', '{', '"text"', '5', 'true', 'null', '\0'])('returns nothing for the entry %j', (text) => {
  window.sessionStorage.setItem('key', text);
  expect(Object.keys(store.readRecord())).toEqual([]);
});

it('returns nothing without an entry or storage', () => {
  expect(Object.keys(store.readRecord())).toEqual([]);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect([store.read(), store.write('a'), Object.keys(store.readRecord())]).toEqual([null, false, []]);
  jest.restoreAllMocks();
});

it.each(['constructor', 'toString', '__proto__'])('only returns %s if it was stored', (name) => {
  expect(Object.hasOwn(store.readRecord(), name)).toBe(false);
  store.write(`{"${name}": 1}`);
  expect(store.readRecord()[name]).toBe(1);
});
