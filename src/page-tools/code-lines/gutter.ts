import {readLines} from './codeBlocks';
import type {LineRange} from './lineAddress';

/** The number of a line. The digits are drawn by style, so the text of the block stays the code. */
export const NUMBER = '.code-gutter__number';

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
  // Inside the code, because React leaves alone what is in there (`src/theme/CodeBlock`).
  code.append(gutter);
}

/** Shows which lines are chosen. */
export function showChosen(block: Element, range: LineRange | undefined): void {
  listNumbers(block).forEach((number, index) => {
    const isInside = range !== undefined && range.from <= index + 1 && index + 1 <= range.to;
    number.setAttribute('aria-selected', String(isInside));
  });
}

/** Makes a line the one that the keyboard reaches, and moves the focus to it. */
export function focusLine(block: Element, line: number): void {
  const numbers = listNumbers(block);
  const wanted = numbers[Math.min(Math.max(line, 1), numbers.length) - 1];
  for (const number of numbers) number.tabIndex = number === wanted ? 0 : -1;
  wanted?.focus();
}

/** The line of the number that an event is about. */
export function lineOf({target}: Event): {readonly block: HTMLElement; readonly line: number} | undefined {
  const number = target instanceof Element ? target.closest<HTMLElement>(NUMBER) : null;
  const block = number?.closest<HTMLElement>('.code-block');
  return number && block ? {block, line: Number(number.dataset.line)} : undefined;
}

/** The line at a height of the window: beside it or, above and below the block, its first or last one. */
export function lineAt(block: Element, y: number): number {
  const below = listNumbers(block).findIndex((number) => y < number.getBoundingClientRect().bottom);
  return below < 0 ? readLines(block).length : below + 1;
}

/** Whether the line of a number is chosen. */
export function isChosen(block: Element, line: number): boolean {
  return listNumbers(block)[line - 1]?.getAttribute('aria-selected') === 'true';
}
