/** @jest-environment jsdom */
import {expect, test} from '@jest/globals';
import {render, screen, fireEvent} from '@testing-library/react';

import Tick from './index';

test('is a checkbox named by its text, and can be ticked', () => {
  render(<Tick>Every request is paged.</Tick>);
  const box = screen.getByRole<HTMLInputElement>('checkbox', {name: 'Every request is paged.'});
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  expect(box.checked).toBe(true);
});
