/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {attachContents} from './attachContents';

it.each([
  ['a link', 'a', false],
  ['the page behind it', 'details', false],
  ['its background', 'ul', true],
])('stays open or closes after a click on %s', (_, selector, isOpen) => {
  Object.assign(window, {
    ResizeObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
  document.body.innerHTML =
    '<div id="__docusaurus"><details open><summary>On this page<span data-filled></span></summary><ul><li><a href="#a">A</a></li></ul></details></div>';
  const contents = document.querySelector('details') as HTMLDetailsElement;
  const detach = attachContents(contents);
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  expect(contents.open).toBe(isOpen);
  detach();
});
