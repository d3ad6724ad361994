/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {getOpenedAddress} from './addresses';

const RESULT = '<a href="/docs/limits/#memory"><span><mark>Memory</mark></span></a>';

/** Clicks the innermost element, and returns the address that opens in this window. */
function press(html: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  let opened: string | null = null;
  const see = (event: MouseEvent): void => {
    opened = getOpenedAddress(event);
    // jsdom can't navigate.
    event.preventDefault();
  };
  document.body.addEventListener('click', see, {once: true});
  [...document.querySelectorAll('body *')].at(-1)?.dispatchEvent(new MouseEvent('click', {bubbles: true, ...init}));
  return opened;
}

it("opens a result in this window, wherever it's clicked", () => expect(press(RESULT)).toBe('/docs/limits/#memory'));

it.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {altKey: true}, {button: 1}])(
  'leaves a click to the browser with %j',
  (init) => expect(press(RESULT, init)).toBeNull(),
);

it.each(['<a href="https://millrace.example/">Away</a>', '<a href="/a/">A</a><p>Text</p>'])(
  'ignores links to other sites and clicks next to links: %s',
  (html) => expect(press(html)).toBeNull(),
);
