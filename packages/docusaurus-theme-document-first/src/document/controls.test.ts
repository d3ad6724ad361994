/** @jest-environment jsdom */
import {beforeEach, describe, expect, it, jest} from '@jest/globals';
import {findReactControl, isClickDeferred, hydrateWhenRequested, isCustomWidget} from './controls';

function findAt(html: string): HTMLElement | undefined {
  document.body.innerHTML = html;
  let found: HTMLElement | undefined;
  const listen = (event: Event): void => void (found = findReactControl(event));
  document.addEventListener('pointerover', listen, {capture: true, once: true});
  document.getElementById('at')?.dispatchEvent(new Event('pointerover', {bubbles: true}));
  return found;
}

it.each([
  ['a button', '<button id="at">Run</button>', true],
  ['an element inside a button', '<button><b id="at">Run</b></button>', true],
  ['a field', '<label>Name <input id="at"></label>', true],
  ['a summary', '<details><summary id="at">More</summary></details>', true],
  ['an ARIA widget', '<div role="slider" id="at"></div>', true],
  ['a tab of another theme', '<ul><li role="tab" id="at">A</li></ul>', true],
  ['a custom element', '<my-chart id="at"></my-chart>', true],
  ['media', '<video id="at"></video>', true],
  ['an element with data-application-control', '<div data-application-control><p id="at">Map</p></div>', true],
  ['a link', '<a href="/a" id="at">A</a>', false],
  ['code that can be scrolled', '<pre tabindex="0" id="at">a</pre>', false],
  [
    'a tab that the document script has attached',
    '<div data-attached><ul><li role="tab" id="at">A</li></ul></div>',
    false,
  ],
  ['a button in the panel of such tabs', '<div data-attached><div><button id="at">Run</button></div></div>', true],
  [
    'details with data-document-control',
    '<details data-document-control><summary id="at">More</summary></details>',
    false,
  ],
  ['a button inside such details', '<details data-document-control><button id="at">Run</button></details>', true],
  ['a control with its own module', '<button data-module="/a.js"><b id="at">Search</b></button>', false],
  ['a field in a dialog with data-document-control', '<dialog data-document-control><input id="at"></dialog>', false],
  ['a field in another dialog', '<dialog><input id="at"></dialog>', true],
  ['an element of the page tools', '<p data-page-tool><button id="at">Run</button></p>', false],
])('findReactControl: %s', (_, html, isFound) => {
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
])('defers clicks and keys: %s', (html, press, keys) => {
  document.body.innerHTML = html;
  const control = document.getElementById('at') as HTMLElement;
  expect([isClickDeferred(control), isCustomWidget(control)]).toEqual([press, keys]);
});

let observed: Element[];
let show: (isIntersecting: boolean) => void;

beforeEach(() => {
  observed = [];
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: readonly {isIntersecting: boolean}[]) => void) {
      show = (isIntersecting) => callback([{isIntersecting}]);
    }
    observe = (element: Element): void => void observed.push(element);
    disconnect = (): void => void (observed = []);
  } as unknown as typeof IntersectionObserver;
});

function open(html: string, mode?: string): jest.Mock {
  const start = mode === undefined ? '' : ` data-start="${mode}"`;
  document.head.innerHTML = `<script type="text/plain" data-application=""${start}></script>`;
  document.body.innerHTML = html;
  const started = jest.fn();
  hydrateWhenRequested(started);
  return started;
}

describe('hydrateWhenRequested', () => {
  it.each([
    ['waits for the reader', '<main><button>Run</button></main>', undefined, 0],
    ['starts at load', '<p>Text</p>', 'load', 1],
    ['starts if an element needs the application', '<p data-application-needed></p>', undefined, 1],
    ['starts if React has rendered the attribute as "true"', '<p data-application-needed="true"></p>', undefined, 1],
    ['waits without a query', '<p data-application-needed="query"></p>', undefined, 0],
  ])('%s', (_, html, mode, times) => {
    expect(open(html, mode)).toHaveBeenCalledTimes(times);
  });

  it('starts when the browser is idle', () => {
    const idle: (() => void)[] = [];
    window.requestIdleCallback = (callback) => idle.push(callback as () => void);
    const started = open('<p>Text</p>', 'idle');
    window.dispatchEvent(new Event('load'));
    expect(started).not.toHaveBeenCalled();
    idle[0]?.();
    expect(started).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a control of the page', '<main><button id="part">Run</button></main>', 'visible'],
    ['a client-only part', '<p data-application-needed="visible" id="part"></p>', undefined],
  ])('starts when %s comes into view', (_, html, mode) => {
    const started = open(`<button>Menu</button>${html}`, mode);
    expect(observed.map(({id}) => id)).toEqual(['part']);
    show(false);
    expect(started).not.toHaveBeenCalled();
    show(true);
    expect(started).toHaveBeenCalledTimes(1);
    expect(observed).toEqual([]);
  });
});
