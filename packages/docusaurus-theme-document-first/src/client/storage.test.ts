/** @jest-environment jsdom */
import {afterEach, describe, expect, it, jest} from '@jest/globals';
import {createStore} from './storage';

const store = createStore('localStorage', 'millrace.test');

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

describe('createStore', () => {
  it('keeps a text', () => {
    expect(store.read()).toBeNull();
    expect(store.write('a')).toBe(true);
    expect(store.read()).toBe('a');
    store.clear();
    expect(store.read()).toBeNull();
  });

  it('tells when the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(store.write('a')).toBe(false);
  });

  it('is empty where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(store.read()).toBeNull();
    expect(store.write('a')).toBe(false);
    expect(() => store.clear()).not.toThrow();
  });
});
