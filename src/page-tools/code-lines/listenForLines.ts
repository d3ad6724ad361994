import {onAddress, scrollBehavior} from 'docusaurus-theme-document-first/client';
import {chooseLine, dropChosen} from './chosenLines';
import {buildGutter, focusLine, lineOf} from './gutter';
import {BLOCK} from './lineAddress';
import {openLines} from './openLines';
import './code-lines.css';

/** Where each key moves the focus: from a line to another. Lines beyond the block are its first and last one. */
const MOVES: Readonly<Record<string, (line: number) => number>> = {
  ArrowDown: (line) => line + 1,
  ArrowUp: (line) => line - 1,
  Home: () => 1,
  End: () => Infinity,
};

function onInterest({target}: Event): void {
  const block = target instanceof Element && target.closest(BLOCK);
  if (block) buildGutter(block);
}

function onClick(event: MouseEvent): void {
  const hit = lineOf(event);
  if (hit) chooseLine(hit.block, hit.line, event.shiftKey);
  // The address of an anchor on the page would keep the lines.
  if (event.target instanceof Element && event.target.closest('a[href^="#"]')) dropChosen();
}

/** A press on a number is about lines: it neither extends nor drops the selection of text. */
function onMouseDown(event: MouseEvent): void {
  if (lineOf(event)) event.preventDefault();
}

function onKeyDown(event: KeyboardEvent): void {
  const hit = lineOf(event);
  if (!hit || event.ctrlKey || event.metaKey || event.altKey) return;
  const {block, line} = hit;
  const move = MOVES[event.key];
  if (move) {
    const reached = focusLine(block, move(line));
    if (event.shiftKey) chooseLine(block, reached, true);
  } else if (event.key === 'Enter' || event.key === ' ') chooseLine(block, line, event.shiftKey);
  else if (event.key === 'Escape') dropChosen();
  else return;
  event.preventDefault();
}

/** Whether the reader returned to the page, and is put where they left it. */
function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/** Line numbers beside code, and addresses of lines, on this page and on those that the application opens later. */
export function listenForLines(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(type, onInterest, {passive: true});
  }
  document.addEventListener('click', onClick);
  document.addEventListener('mousedown', onMouseDown);
  document.addEventListener('keydown', onKeyDown);
  document.querySelectorAll(`${BLOCK}:is(:hover, :focus-within)`).forEach(buildGutter);
  onAddress((isNew) => openLines(isNew ? scrollBehavior() : undefined));
  // At once: the browser's own way to the heading, which may not have begun, ends a gliding one.
  openLines(isReturn() ? undefined : 'instant');
}
