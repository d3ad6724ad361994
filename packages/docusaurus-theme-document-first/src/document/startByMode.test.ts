/** @jest-environment jsdom */
import {beforeEach, describe, expect, it, jest} from '@jest/globals';
import {startByMode} from './startByMode';

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

/** Shows a page, and returns how often its application was started. */
function open(html: string, mode?: string): jest.Mock {
  const start = mode === undefined ? '' : ` data-start="${mode}"`;
  document.head.innerHTML = `<script type="text/plain" data-application=""${start}></script>`;
  document.body.innerHTML = html;
  const started = jest.fn();
  startByMode(started);
  return started;
}

describe('startByMode', () => {
  it.each([
    ['waits for the reader', '<main><button>Run</button></main>', undefined, 0],
    ['starts at load', '<p>Text</p>', 'load', 1],
    ['starts where a part shows nothing without', '<p data-application-needed></p>', undefined, 1],
    ['starts where React wrote that', '<p data-application-needed="true"></p>', undefined, 1],
    ['waits for a query', '<p data-application-needed="query"></p>', undefined, 0],
  ])('%s', (_, html, mode, times) => {
    expect(open(html, mode)).toHaveBeenCalledTimes(times);
  });

  it('starts when the browser is idle', () => {
    const idle: (() => void)[] = [];
    window.requestIdleCallback = (callback) => idle.push(callback as () => void);
    const started = open('<p>Text</p>', 'idle');
    expect(started).not.toHaveBeenCalled();
    idle[0]?.();
    expect(started).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a control of the page', '<main><button id="part">Run</button></main>', 'visible'],
    ['what only the browser can show', '<p data-application-needed="visible" id="part"></p>', undefined],
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
