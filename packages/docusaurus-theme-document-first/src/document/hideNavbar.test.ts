/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import './hideNavbar';

function scrollTo(top: number): string {
  Object.defineProperty(window, 'scrollY', {value: top, configurable: true});
  document.dispatchEvent(new Event('scroll'));
  return document.querySelector('nav')?.style.transform ?? '';
}

it('hides the header on the way down and shows it on the way up, until the application does so', () => {
  document.body.innerHTML = '<nav class="navbar navbarHideable_x1"></nav>';
  Object.defineProperty(document.querySelector('nav'), 'offsetHeight', {value: 60});
  expect([0, 500, 400, 600].map(scrollTo)).toEqual([
    '',
    'translate3d(0, calc(-100% - 2px), 0)',
    '',
    'translate3d(0, calc(-100% - 2px), 0)',
  ]);
  document.documentElement.dataset.hasHydrated = 'true';
  expect([700, 800].map(scrollTo)).toEqual(['', '']);
});
