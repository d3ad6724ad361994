/** @jest-environment jsdom */
import {expect, it, jest} from '@jest/globals';
import {isSearchShortcut, updateShortcut} from './keys';

it.each<[string, KeyboardEventInit, boolean]>([
  ['Ctrl+K', {key: 'k', code: 'KeyK', ctrlKey: true}, true],
  ['Cmd+K', {key: 'k', code: 'KeyK', metaKey: true}, true],
  ['Ctrl+K with Caps Lock', {key: 'K', code: 'KeyK', ctrlKey: true}, true],
  ['Ctrl+Shift+K', {key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true}, false],
  ['Ctrl+Alt+K', {key: 'k', code: 'KeyK', ctrlKey: true, altKey: true}, false],
  ['Ctrl and К of a Cyrillic keyboard', {key: 'л', code: 'KeyK', ctrlKey: true}, true],
  ['Ctrl and K of a Greek keyboard', {key: 'κ', code: 'KeyK', ctrlKey: true}, true],
  ['Cmd and K of an Arabic keyboard', {key: 'ن', code: 'KeyK', metaKey: true}, true],
  ['Ctrl+K on a layout with K in a different position, such as Dvorak', {key: 'k', code: 'KeyV', ctrlKey: true}, true],
  ['Ctrl and the position of K if it types a different letter', {key: 't', code: 'KeyK', ctrlKey: true}, false],
  ['Ctrl and a neighbouring key', {key: 'о', code: 'KeyJ', ctrlKey: true}, false],
  ['a slash', {key: '/', code: 'Slash'}, true],
  ['a slash with Shift, as in German', {key: '/', code: 'Digit7', shiftKey: true}, true],
  ['an event without a key, as sent by autofill', {key: undefined as unknown as string}, false],
  ['a key while composing text with an input method', {key: 'k', ctrlKey: true, isComposing: true}, false],
])('distinguishes shortcuts from other keys: %s', (_, init, opens) => {
  expect(isSearchShortcut(new KeyboardEvent('keydown', init))).toBe(opens);
});

it('ignores a slash in a field', () => {
  document.body.innerHTML = '<input>';
  const seen: boolean[] = [];
  document.addEventListener('keydown', (event) => seen.push(isSearchShortcut(event)));
  document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true}));
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true}));
  expect(seen).toEqual([false, true]);
});

it.each([
  ['MacIntel', false],
  ['Win32', true],
])('Ctrl+K in a field on %s: %s', (platform, opens) => {
  document.body.innerHTML = '<input>';
  const spy = jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  const seen: boolean[] = [];
  document.body.addEventListener('keydown', (event) => seen.push(isSearchShortcut(event)));
  for (const init of [{ctrlKey: true}, {metaKey: true}])
    document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', bubbles: true, ...init}));
  spy.mockRestore();
  expect(seen).toEqual([opens, true]);
});

it.each([
  ['open', '<input>', false],
  ['closed', '<input>', false],
  ['open', '<a href="#">x</a>', true],
] as const)('recognizes a slash in a shadow tree outside of fields (%s): %s', (mode, inner, opens) => {
  document.body.innerHTML = '<x-notes></x-notes>';
  const tree = document.querySelector('x-notes')?.attachShadow({mode}) as ShadowRoot;
  tree.innerHTML = inner;
  const seen: boolean[] = [];
  document.body.addEventListener('keydown', (event) => seen.push(isSearchShortcut(event)), {once: true});
  tree.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true, composed: true}));
  expect(seen).toEqual([opens]);
});

it.each([
  ['MacIntel', '⌘ K'],
  ['Win32', 'Ctrl K'],
])('shows the shortcut of %s', (platform, keys) => {
  document.body.innerHTML = '<button><kbd>Ctrl K</kbd></button>';
  const spy = jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  updateShortcut(document.body);
  spy.mockRestore();
  expect(document.querySelector('kbd')).toHaveTextContent(keys);
});
