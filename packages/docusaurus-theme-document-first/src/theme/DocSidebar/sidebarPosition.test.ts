/** @jest-environment jsdom */
import {afterEach, beforeEach, expect, it, jest} from '@jest/globals';
import {showCurrentSidebarEntry} from '../../client/pageUpdate';
import {trackSidebarPosition} from './sidebarPosition';

const FRAME_MS = 20;
const LONG_MS = 10_000;

let menu: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div class="theme-doc-sidebar-container"><nav class="menu">
    <ul class="theme-doc-sidebar-menu"><li><a class="menu__link--active" aria-current="page" href="/a/">A</a></li></ul>
    </nav></div>`;
  menu = document.querySelector('.menu') as HTMLElement;
  menu.getBoundingClientRect = () => new DOMRect(0, 0, 300, 400);
  const entry = document.querySelector('a') as HTMLElement;
  entry.getBoundingClientRect = () => new DOMRect(0, 900, 300, 30);
  trackSidebarPosition();
  showCurrentSidebarEntry();
  jest.advanceTimersByTime(FRAME_MS);
  menu.scrollTop = 7;
});
afterEach(() => void jest.useRealTimers());

it('scrolls to the current entry after its category has expanded', () => {
  jest.advanceTimersByTime(LONG_MS);
  expect(menu.scrollTop).toBeGreaterThan(7);
});

it("doesn't scroll if the reader has scrolled meanwhile", () => {
  menu.dispatchEvent(new Event('wheel'));
  jest.advanceTimersByTime(LONG_MS);
  expect(menu.scrollTop).toBe(7);
});
