/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {openDetailsInPrint} from './openDetailsInPrint';

const isOpen = (id: string): boolean | undefined => document.querySelector<HTMLDetailsElement>(`#${id}`)?.open;

it('opens what is folded for the print, and folds only that again', () => {
  document.body.innerHTML = '<details id="folded"></details><details id="opened" open></details>';
  openDetailsInPrint();
  window.dispatchEvent(new Event('beforeprint'));
  expect([isOpen('folded'), isOpen('opened')]).toEqual([true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect([isOpen('folded'), isOpen('opened')]).toEqual([false, true]);
});
