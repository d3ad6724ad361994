/** @jest-environment jsdom */
import {beforeAll, beforeEach, describe, expect, it} from '@jest/globals';
import {clearChosen} from './chosenLines';
import {isEndOfDrag, listenForDrags} from './dragLines';
import {buildGutter} from './gutter';
import {hashLines} from './lineAddress';

const HEIGHT = 20;
const CODE = 'one\ntwo\nthree\nfour';

const block = (): HTMLElement => document.querySelector('.code-block') as HTMLElement;
const number = (line: number): HTMLElement => document.querySelectorAll<HTMLElement>('[role="option"]')[line - 1]!;
const marked = (): string => document.querySelector('.code-line--linked')?.textContent ?? '';
const shown = (): string => window.location.search;
const middleOf = (line: number): number => (line - 0.5) * HEIGHT;

type Pointer = Pick<MouseEventInit, 'button' | 'buttons' | 'clientY' | 'shiftKey'> & {readonly pointerType?: string};

/** jsdom has no pointer events: a mouse event of that name stands in. */
function point(type: string, target: Element, {pointerType = 'mouse', ...init}: Pointer = {}): void {
  target.dispatchEvent(Object.assign(new MouseEvent(type, {bubbles: true, ...init}), {pointerType}));
}

const press = (line: number, pointer?: Pointer): void => point('pointerdown', number(line), pointer);
const moveTo = (clientY: number, buttons = 1): void => point('pointermove', document.body, {clientY, buttons});
const release = (): void => point('pointerup', document.body);

beforeAll(listenForDrags);

beforeEach(() => {
  release();
  clearChosen();
  window.history.replaceState(null, '', '/docs/');
  document.body.innerHTML = `<main><div class="code-block"><pre><code>${CODE}</code></pre></div></main>`;
  buildGutter(block());
  CODE.split('\n').forEach((_, index) => {
    number(index + 1).getBoundingClientRect = () => ({bottom: (index + 1) * HEIGHT}) as DOMRect;
  });
});

describe('dragging over numbers', () => {
  it('marks lines as the pointer passes, beside the numbers too, and shows the address at the end', () => {
    press(2);
    expect(marked()).toBe('');
    moveTo(middleOf(3));
    expect(marked()).toBe('two\nthree\n');
    expect(shown()).toBe('');
    moveTo(middleOf(1));
    expect(marked()).toBe('one\ntwo\n');
    release();
    expect(shown()).toBe(`?lines=1-2.1.${hashLines(['one', 'two'])}`);
    expect(document.activeElement).toBe(number(1));
    expect(isEndOfDrag()).toBe(true);
    expect(isEndOfDrag()).toBe(false);
  });

  it.each([
    ['above', -500, 'one\ntwo\nthree\n'],
    ['below', 500, 'three\nfour'],
  ])('ends at the block: %s it', (_, y, text) => {
    press(3);
    moveTo(y);
    release();
    expect(marked()).toBe(text);
  });

  it('can return to the line where it began', () => {
    press(2);
    moveTo(middleOf(4));
    moveTo(middleOf(2));
    release();
    expect(marked()).toBe('two\n');
    expect(isEndOfDrag()).toBe(true);
  });

  it('extends a choice with Shift, from where that began', () => {
    press(1);
    moveTo(middleOf(2));
    release();
    press(3, {shiftKey: true});
    moveTo(middleOf(4));
    release();
    expect(marked()).toBe(CODE);
  });

  it('leaves a press without a move to the click', () => {
    press(2);
    moveTo(middleOf(2));
    release();
    expect(marked()).toBe('');
    expect(isEndOfDrag()).toBe(false);
  });

  it('leaves the other buttons and a drag over the code to the browser', () => {
    press(2, {button: 2});
    moveTo(middleOf(4));
    point('pointerdown', block().querySelector('code') as Element);
    moveTo(middleOf(4));
    expect(marked()).toBe('');
  });

  it('ends where the button was released outside the window', () => {
    press(2);
    moveTo(middleOf(3));
    moveTo(middleOf(4), 0);
    moveTo(middleOf(4));
    expect(marked()).toBe('two\nthree\n');
    expect(shown()).toContain('lines=2-3');
  });
});

describe('a finger', () => {
  const touch = {pointerType: 'touch'};

  it('scrolls over numbers', () => {
    press(2, touch);
    moveTo(middleOf(4));
    expect(marked()).toBe('');
  });

  it('extends the choice from a chosen number', () => {
    press(1);
    moveTo(middleOf(2));
    release();
    press(2, touch);
    moveTo(middleOf(4));
    release();
    expect(marked()).toBe(CODE);
  });
});
