/** @jest-environment jsdom */
import {afterEach, expect, test} from '@jest/globals';
import {render, screen, fireEvent} from '@testing-library/react';

import {createStore} from 'docusaurus-theme-document-first/client';
import {TICKED_KEY} from './attachTick';
import Tick from './index';

const store = createStore('localStorage', TICKED_KEY);
const getBox = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('checkbox', {name});

afterEach(() => {
  store.clear();
});

test("is a checkbox named by its text, and isn't stored without an id", () => {
  render(<Tick>Every request is paged.</Tick>);
  fireEvent.click(getBox('Every request is paged.'));
  expect(getBox('Every request is paged.').checked).toBe(true);
  expect(store.read()).toBeNull();
});

test('stores the state of a line with an id, and removes it when unchecked', () => {
  store.write('migrate-create');
  const {unmount} = render(<Tick id="migrate-stock">Take stock</Tick>);
  fireEvent.click(getBox('Take stock'));
  unmount();

  render(<Tick id="migrate-stock">Take stock</Tick>);
  expect(getBox('Take stock').checked).toBe(true);
  expect(store.read()).toBe('migrate-create migrate-stock');
  fireEvent.click(getBox('Take stock'));
  expect(store.read()).toBe('migrate-create');
});
