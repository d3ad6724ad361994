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
  ['its replacement', '<p>New</p><ul><li role="tab">A</li><li role="tab" class="new">B</li></ul>', 'new'],
  ['no different tab in the same place', '<ul><li role="tab">A</li><li role="tab">C</li></ul>', undefined],
  ['nothing if the match is ambiguous', '<ul><li role="tab">B</li><li role="tab">B</li></ul>', undefined],
  ['no different kind of element', '<ul><li role="tab">A</li><p>B</p></ul>', undefined],
])('finds %s', (_, html, className) => {
  expect(find(() => (document.body.innerHTML = html))?.className).toBe(className);
});
