/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {createElementFinder} from './earlyInput';

const OLD = '<ul><li role="tab">A</li><li role="tab" id="old">B</li></ul>';
const find = (change: (old: HTMLElement) => void): Element | undefined => {
  document.body.innerHTML = OLD.replace(' id="old"', '');
  const old = document.body.querySelectorAll('li')[1] as HTMLElement;
  const findAgain = createElementFinder(old);
  change(old);
  return findAgain();
};

it('finds a moved element', () => {
  expect(find((old) => document.body.prepend(document.createElement('p'), old))?.textContent).toBe('B');
});

it.each([
  ['the one that was made for it', '<p>New</p><ul><li role="tab">A</li><li role="tab" class="new">B</li></ul>', 'new'],
  ['no other in its place', '<ul><li role="tab">A</li><li role="tab">C</li></ul>', undefined],
  ['none where it could be either', '<ul><li role="tab">B</li><li role="tab">B</li></ul>', undefined],
  ['no other kind', '<ul><li role="tab">A</li><p>B</p></ul>', undefined],
])('finds %s', (_, html, className) => {
  expect(find(() => (document.body.innerHTML = html))?.className).toBe(className);
});
