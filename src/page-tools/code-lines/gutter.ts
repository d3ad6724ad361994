import {BLOCK, type LineRange} from './lineAddress';

/** The number of a line. The digits are drawn by style, so the text of the block stays the code. */
const NUMBER = '.code-gutter__number';

const listNumbers = (block: Element): HTMLElement[] => [...block.querySelectorAll<HTMLElement>(NUMBER)];

function createNumber(line: number): HTMLElement {
  const number = document.createElement('span');
  number.className = NUMBER.slice(1);
  number.setAttribute('role', 'option');
  number.setAttribute('aria-label', `Line ${line}`);
  number.setAttribute('aria-selected', 'false');
  number.dataset.line = String(line);
  number.tabIndex = line === 1 ? 0 : -1;
  return number;
}

/** The lines of a block. */
export function readLines(block: Element): string[] {
  return (block.querySelector('code')?.textContent ?? '').replace(/\n+$/, '').split('\n');
}

/** Puts line numbers into the margin of a block, once: a list box that is one stop for the keyboard. */
export function buildGutter(block: Element): void {
  const code = block.querySelector('code');
  if (!code || listNumbers(block).length > 0) return;
  const gutter = document.createElement('span');
  gutter.className = 'code-gutter';
  gutter.setAttribute('role', 'listbox');
  gutter.setAttribute('aria-multiselectable', 'true');
  gutter.setAttribute('aria-label', 'Line numbers: choose lines to link to');
  gutter.append(...readLines(block).map((_, index) => createNumber(index + 1)));
  // Inside the code, because React leaves alone what is in there (the theme).
  code.append(gutter);
}

/** Shows which lines are chosen. */
export function showChosen(block: Element, range: LineRange | undefined): void {
  listNumbers(block).forEach((number, index) => {
    const isInside = range !== undefined && range.from <= index + 1 && index + 1 <= range.to;
    number.setAttribute('aria-selected', String(isInside));
  });
}

/** Moves the focus to a line, or to the first or last one beyond them, and makes it the one that Tab reaches. */
export function focusLine(block: Element, line: number): number {
  const numbers = listNumbers(block);
  const reached = Math.min(Math.max(line, 1), numbers.length);
  numbers.forEach((number, index) => (number.tabIndex = index + 1 === reached ? 0 : -1));
  numbers[reached - 1]?.focus();
  return reached;
}

/** The line of the number that an event is about. */
export function lineOf({target}: Event): {readonly block: HTMLElement; readonly line: number} | undefined {
  const number = target instanceof Element ? target.closest<HTMLElement>(NUMBER) : null;
  const block = number?.closest<HTMLElement>(BLOCK);
  return number && block ? {block, line: Number(number.dataset.line)} : undefined;
}
