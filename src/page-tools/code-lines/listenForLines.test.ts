/** @jest-environment jsdom */
import {beforeAll, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {fireEvent} from '@testing-library/dom';
import {attachTabs, tellPageTools} from 'docusaurus-theme-document-first/client';
import {listenForLines} from './listenForLines';

const blockOf = (code: string): string => `<div class="code-block"><pre tabindex="0"><code>${code}</code></pre></div>`;

const PAGE = `<main>
  ${blockOf('top\n2\n3\n4')}
  <h2 id="setup">Setup</h2>
  ${blockOf('one\ntwo\nthree\nfour')}
  <details>${blockOf('folded')}</details>
  <div class="tabs-container" data-tab-group="language">
    <ul role="tablist"><li role="tab" data-value="nodejs"></li><li role="tab" data-value="python"></li></ul>
    <div class="tab-panels">
      <div role="tabpanel" data-tab-value="nodejs">${blockOf('js')}</div>
      <div role="tabpanel" data-tab-value="python" hidden>${blockOf('py 1\npy 2\npy 3\npy 4')}</div>
    </div>
  </div>
</main>`;

const blocks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.code-block')];
const second = (): HTMLElement => blocks()[1] as HTMLElement;
const numbers = (block = second()): HTMLElement[] => [...block.querySelectorAll<HTMLElement>('[role="option"]')];
const number = (line: number): HTMLElement => numbers()[line - 1] as HTMLElement;
const marked = (): string[] =>
  [...document.querySelectorAll('.code-line--linked')].map(({textContent}) => textContent ?? '');
const shown = (): string => decodeURIComponent(window.location.search + window.location.hash);
const reach = (block = second()): void => void fireEvent.pointerOver(block);

/** Opens an address inside the page, as the application does. */
function open(address: string): void {
  window.history.replaceState(null, '', address);
  tellPageTools(window.location.search, true);
}

/** jsdom does not scroll. */
beforeAll(() => {
  Object.assign(performance, {getEntriesByType: () => []});
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  window.matchMedia = () => ({matches: false}) as MediaQueryList;
  listenForLines();
});

beforeEach(() => {
  open('/docs/');
  document.body.innerHTML = PAGE;
  document.querySelectorAll<HTMLElement>('.tabs-container').forEach(attachTabs);
});

describe('choosing lines', () => {
  it('numbers the lines of a block that the reader reaches for, and of no other', () => {
    reach();
    expect(numbers().map((line) => line.getAttribute('aria-label'))).toEqual(['Line 1', 'Line 2', 'Line 3', 'Line 4']);
    expect(document.querySelectorAll('[role="listbox"]')).toHaveLength(1);
  });

  it('marks a line and shows its address; a click with Shift extends, backwards too', () => {
    reach();
    fireEvent.click(number(2));
    expect(marked()).toEqual(['two\n']);
    expect(shown()).toBe('?lines=2.1#setup');
    fireEvent.click(number(4), {shiftKey: true});
    expect(marked()).toEqual(['two\nthree\nfour']);
    expect(shown()).toBe('?lines=2-4.1#setup');
    fireEvent.click(number(1), {shiftKey: true});
    expect(marked()).toEqual(['one\ntwo\n']);
    expect(numbers().map((line) => line.getAttribute('aria-selected'))).toEqual(['true', 'true', 'false', 'false']);
  });

  it('takes a mark off at a second click', () => {
    reach();
    fireEvent.click(number(2));
    fireEvent.click(number(2));
    expect(marked()).toEqual([]);
    expect(shown()).toBe('#setup');
  });

  it('offers no lines of a block of three', () => {
    reach(blocks()[2]);
    expect(document.querySelectorAll('[role="listbox"]')).toHaveLength(0);
  });

  it('marks one block at a time', () => {
    reach();
    reach(blocks()[0]);
    fireEvent.click(number(2));
    fireEvent.click(numbers(blocks()[0])[0] as HTMLElement);
    expect(marked()).toEqual(['top\n']);
    expect(shown()).toBe('?lines=1.1');
  });

  it('names the language of a tab in the address', () => {
    const python = blocks()[4] as HTMLElement;
    reach(python);
    fireEvent.click(numbers(python)[1] as HTMLElement);
    expect(shown()).toBe('?lines=2.4&lang=python#setup');
  });
});

describe('the keyboard', () => {
  const press = (key: string): boolean => fireEvent.keyDown(document.activeElement as Element, {key});

  it('leads from the code to its lines with the left arrow, and no line is a stop of Tab', () => {
    reach();
    second().querySelector<HTMLElement>('pre')?.focus();
    expect(press('ArrowLeft')).toBe(false);
    expect(document.activeElement).toBe(number(1));
    expect(numbers().map(({tabIndex}) => tabIndex)).toEqual([-1, -1, -1, -1]);
  });

  it('leaves the left arrow to code that is scrolled', () => {
    reach();
    const pre = second().querySelector('pre') as HTMLElement;
    pre.focus();
    Object.defineProperty(pre, 'scrollLeft', {value: 20});
    expect(press('ArrowLeft')).toBe(true);
  });

  it('leaves other keys to the browser', () => {
    reach();
    number(1).focus();
    expect(press('Tab')).toBe(true);
    expect(press('ArrowDown')).toBe(false);
  });
});

describe('opening an address', () => {
  it.each([
    ['/docs/?lines=2-3#setup', 'two\nthree\n'],
    ['/docs/?lines=2.1#setup', 'two\n'],
    ['/docs/?lines=1', 'top\n'],
    ['/docs/?lines=1.2#setup', 'folded'],
    ['/docs/?lines=2.4#setup', 'py 2\n'],
  ])('%s marks the lines', (address, text) => {
    open(address);
    expect(marked()).toEqual([text]);
  });

  it.each(['3-9#setup', '5#setup', '1.9#setup', '1#elsewhere', '1#%E0%A4%A'])(
    '%s marks nothing, because the page has no such lines',
    (lines) => {
      open(`/docs/?lines=${lines}`);
      expect(marked()).toEqual([]);
      expect(document.getElementById('announcements')?.textContent ?? '').toBe('');
    },
  );

  it('forgets the lines where the reader follows an anchor of the page', () => {
    open('/docs/?lines=2#setup');
    document.body.insertAdjacentHTML('beforeend', '<a href="#other">Other</a>');
    fireEvent.click(document.querySelector('a') as Element);
    expect(marked()).toEqual([]);
    expect(window.location.search).toBe('');
  });
});
