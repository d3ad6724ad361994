/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {onPage, announceAddressChange} from './addressEvent';

it('fires for each page, but not for hash changes', () => {
  window.history.replaceState(null, '', '/a/');
  const seen: string[] = [];
  onPage((path) => seen.push(path));
  const go = (address: string): void => {
    window.history.pushState(null, '', address);
    announceAddressChange(window.location.search);
  };
  go('/a/#part');
  go('/b/');
  go('/a/');
  expect(seen).toEqual(['/a/', '/b/', '/a/']);
});
