/** @jest-environment jsdom */
import {afterEach, beforeAll, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {fireEvent, screen} from '@testing-library/dom';
import {timings} from 'docusaurus-theme-document-first/client';
import {attachPageMenus} from './attachPageMenus';

const fetch = jest.fn<typeof window.fetch>();
const writeText = jest.fn<(text: string) => Promise<void>>();

const menu = (): HTMLDetailsElement => document.querySelector('details') as HTMLDetailsElement;
const summary = (): HTMLElement => menu().querySelector('summary') as HTMLElement;
const item = (name: string): HTMLElement => screen.getByText(name);
const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

/** A page as rendered by the application, before entries are added to its menu. */
const showPage = (): void => {
  document.body.innerHTML = `<details class="page-menu"><summary tabindex="0">Page actions</summary>
    <ul><li><a href="/docs/limits.md">View as Markdown</a></li><li><a href="/docs/limits.xml">Follow this page</a></li></ul></details><button id="other">Other</button>`;
};

beforeAll(() => attachPageMenus());

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/docs/limits/');
  showPage();
  fetch.mockReset();
  writeText.mockReset().mockResolvedValue();
  window.fetch = fetch;
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  fireEvent.click(summary());
  menu().open = true;
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the entries', () => {
  it('are added once around the existing links', () => {
    fireEvent.focusIn(summary());
    const names = [...menu().querySelectorAll('li')].map(({textContent}) => textContent);
    expect(names.slice(0, 3)).toEqual(['Copy page as Markdown', 'View as Markdown', 'Follow this page']);
    expect(new Set(names).size).toBe(names.length);
  });

  it("open assistants in a new tab with the page's URL", () => {
    const link = item('Open in Claude') as HTMLAnchorElement;
    expect(link).toHaveAttribute('rel', 'noopener nofollow');
    expect(link).toHaveAttribute('target', '_blank');
    expect(new URL(link.href).searchParams.get('q')).toContain('https://millrace.example/docs/limits/');
  });
});

const answer = (text: string): unknown =>
  fetch.mockResolvedValue({ok: true, text: () => Promise.resolve(text)} as Response);

it.each([
  ['the page is not there', () => fetch.mockResolvedValue({ok: false, status: 404} as Response)],
  ['the connection is cut', () => fetch.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['the network wants a sign-in', () => answer('<!doctype html><title>Sign in</title>')],
  ['the file is empty', () => answer('')],
  ['the browser refuses', () => writeText.mockRejectedValue(new DOMException('denied'))],
])('copying the page shows an error if %s', async (_, fail) => {
  answer('# Limits\n');
  fail();
  const copy = item('Copy page as Markdown');
  fireEvent.click(copy);
  await pass(0);
  expect(copy).toHaveTextContent('Could not copy');
  expect(screen.getByRole('status')).toHaveTextContent('Could not copy. Check your connection');
  await pass(timings.copyFailure);
  expect(copy).toHaveTextContent('Copy page as Markdown');
  expect(menu().open).toBe(true);
});

it.each(['pointerDown', 'focusIn'] as const)('%s outside closes the menu', (type) => {
  fireEvent[type](summary());
  expect(menu().open).toBe(true);
  fireEvent[type](document.querySelector('#other') as Element);
  expect(menu().open).toBe(false);
});
