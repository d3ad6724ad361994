/** @jest-environment jsdom */
import {afterEach, expect, test} from '@jest/globals';
import {render, screen, fireEvent} from '@testing-library/react';

import {createStore} from 'docusaurus-theme-document-first/client';
import {TICKED_KEY} from './attachTick';
import Tick from './index';

const store = createStore('localStorage', TICKED_KEY);
const boxOf = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('checkbox', {name});

afterEach(() => {
  store.clear();
});

test('is a checkbox named by its text, and can be ticked', () => {
  render(<Tick>Every request is paged.</Tick>);
  const box = boxOf('Every request is paged.');
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  expect(store.read()).toBeNull();
});

test('keeps the tick of a line with an id, and forgets it when it is taken back', () => {
  const {unmount} = render(<Tick id="migrate-stock">Take stock</Tick>);
  fireEvent.click(boxOf('Take stock'));
  unmount();

  render(<Tick id="migrate-stock">Take stock</Tick>);
  expect(boxOf('Take stock').checked).toBe(true);
  fireEvent.click(boxOf('Take stock'));
  expect(store.read()).toBe('');
});

test('keeps the ticks of other lines', () => {
  store.write('migrate-stock');
  render(<Tick id="migrate-create">Create</Tick>);
  fireEvent.click(boxOf('Create'));
  expect(store.read()).toBe('migrate-stock migrate-create');
});
