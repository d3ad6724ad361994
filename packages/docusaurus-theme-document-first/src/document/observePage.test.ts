/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {observePage} from './observePage';

const PAGE =
  '<div id="__docusaurus"><main><p>Some text</p><label><input></label><details><summary>More</summary></details>' +
  '<div class="code-block"><div class="code-block__actions"></div><code><span>a</span></code></div></main></div>';

const add = (selector: string, name = 'span'): void =>
  document.querySelector(selector)?.append(document.createElement(name));
const text = (): Text => document.querySelector('p')?.firstChild as Text;

it.each<[string, () => void, boolean]>([
  ['a translator that wraps text', () => text().replaceWith(document.createElement('font')), true],
  ['a translator that changes text', () => void (text().data = 'Ein Text'), true],
  ['text that was split', () => void text().splitText(4), true],
  ['a button beside a field', () => add('label'), true],
  ['a part that was taken away', () => document.querySelector('details')?.remove(), true],
  ['attributes', () => document.querySelector('main')?.setAttribute('data-tool', ''), false],
  ['an opened part', () => document.querySelector('details')?.setAttribute('open', ''), false],
  ['typed text', () => void ((document.querySelector('input') as HTMLInputElement).value = 'a'), false],
  ['an element beside the page', () => add('body', 'x-tool'), false],
  ['a copy button', () => add('.code-block__actions', 'button'), false],
  ['marks in code', () => add('code span', 'b'), false],
])('%s', (_, change, isChanged) => {
  document.body.innerHTML = PAGE;
  const watch = observePage();
  change();
  expect(watch.isChanged()).toBe(isChanged);
  watch.stop();
});
