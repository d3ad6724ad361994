/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {keepPlace} from './keepPlace';

const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

it.each([
  ['the element itself while it is there', '<p>New</p><ul><li>A</li><li id="old">B</li></ul>', 'old', false],
  ['the one in its place', '<ul><li>A</li><li id="new">B</li></ul>', 'new', true],
  ['the element itself where another kind has its place', '<ul><li>A</li><p id="other"></p></ul>', 'old', true],
])('finds %s', (_, html, id, isReplaced) => {
  document.body.innerHTML = '<ul><li>A</li><li id="old">B</li></ul>';
  const old = at('old');
  const find = keepPlace(old);
  if (isReplaced) document.body.innerHTML = html;
  else document.body.prepend(document.createElement('p'));
  expect(find().id).toBe(id);
});
