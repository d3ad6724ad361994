/** @jest-environment jsdom */
import {afterEach, beforeEach, expect, it, jest} from '@jest/globals';
import {act, renderHook} from '@testing-library/react';
import {useSettledText} from './useSearch';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('says a text once it has not changed for a while, and nothing in between', () => {
  const said: string[] = [];
  const {rerender} = renderHook(
    ({text}: {readonly text: string}) => {
      const settled = useSettledText(text, 700);
      if (settled !== said.at(-1)) said.push(settled);
    },
    {initialProps: {text: ''}},
  );
  for (const text of ['80 results', '20 results', '3 results']) {
    rerender({text});
    act(() => void jest.advanceTimersByTime(699));
  }
  expect(said).toEqual(['']);
  act(() => void jest.advanceTimersByTime(1));
  expect(said).toEqual(['', '3 results']);
});
