/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {findControl, isPressed, takesKeys} from './controls';

/** What is found for an event on the element with the id `at`. */
function findAt(html: string): HTMLElement | undefined {
  document.body.innerHTML = html;
  let found: HTMLElement | undefined;
  const listen = (event: Event): void => void (found = findControl(event));
  document.addEventListener('pointerover', listen, {capture: true, once: true});
  document.getElementById('at')?.dispatchEvent(new Event('pointerover', {bubbles: true}));
  return found;
}

it.each([
  ['a button', '<button id="at">Run</button>', true],
  ['what is inside a button', '<button><b id="at">Run</b></button>', true],
  ['a field', '<label>Name <input id="at"></label>', true],
  ['a summary', '<details><summary id="at">More</summary></details>', true],
  ['an ARIA widget', '<div role="slider" id="at"></div>', true],
  ['a tab of another theme', '<ul><li role="tab" id="at">A</li></ul>', true],
  ['a custom element', '<my-chart id="at"></my-chart>', true],
  ['media', '<video id="at"></video>', true],
  ['what the site marks', '<div data-application-control><p id="at">Map</p></div>', true],
  ['a link', '<a href="/a" id="at">A</a>', false],
  ['text', '<p id="at">Text</p>', false],
  ['code that can be scrolled', '<pre tabindex="0" id="at">a</pre>', false],
  ['a tab that the document script serves', '<div data-attached><ul><li role="tab" id="at">A</li></ul></div>', false],
  ['a menu that it serves', '<div data-attached><button id="at">Versions</button></div>', false],
  ['a button in the panel of such tabs', '<div data-attached><div><button id="at">Run</button></div></div>', true],
  ['a folded part of the theme', '<details data-document-control><summary id="at">More</summary></details>', false],
  ['a button in a folded part', '<details data-document-control><button id="at">Run</button></details>', true],
  ['what the page tools serve', '<p data-page-tool><button id="at">Run</button></p>', false],
])('%s', (_, html, isFound) => {
  expect(findAt(html) !== undefined).toBe(isFound);
});

it.each([
  ['<button id="at">', true, false],
  ['<input type="checkbox" id="at">', true, false],
  ['<input id="at">', false, false],
  ['<video id="at"></video>', false, false],
  ['<summary id="at"></summary>', false, false],
  ['<div role="tab" id="at"></div>', true, true],
  ['<a role="button" href="#" id="at"></a>', true, false],
])('keeps presses and keys: %s', (html, press, keys) => {
  document.body.innerHTML = html;
  const control = document.getElementById('at') as HTMLElement;
  expect([isPressed(control), takesKeys(control)]).toEqual([press, keys]);
});
