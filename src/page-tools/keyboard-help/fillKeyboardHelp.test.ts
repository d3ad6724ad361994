/** @jest-environment jsdom */
import {expect, it, jest} from '@jest/globals';
import {fillKeyboardHelp} from './fillKeyboardHelp';

const helpOf = (platform: string): HTMLElement => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  document.body.innerHTML = '<div id="keyboard-help"></div>';
  fillKeyboardHelp();
  return document.body;
};

it.each([
  ['Linux x86_64', 'Ctrl'],
  ['MacIntel', '⌘'],
])('names the keys of %s', (platform, key) => {
  const [search] = helpOf(platform).querySelectorAll('dt');
  expect([...(search?.querySelectorAll('kbd') ?? [])].map(({textContent}) => textContent)).toEqual([key, 'K', '/']);
});

it('lists the keys once, and does nothing on a page that offers none', () => {
  const body = helpOf('Linux x86_64');
  fillKeyboardHelp();
  expect(body.querySelectorAll('dl')).toHaveLength(1);
  document.body.innerHTML = '';
  expect(fillKeyboardHelp).not.toThrow();
});
