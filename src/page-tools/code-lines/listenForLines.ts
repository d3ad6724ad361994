import {onAddress, scrollBehavior} from 'docusaurus-theme-document-first/client';
import {chooseLines, dropChosen, isOnlyChosen, readStart} from './chosenLines';
import {BLOCK} from './codeBlocks';
import {isEndOfDrag, listenForDrags} from './dragLines';
import {buildGutter, focusLine, lineOf} from './gutter';
import {LINE_STYLES} from './lineStyles';
import {openLines} from './openLines';

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

/** Chooses a line, or all from the start of the choice to it. The one line that is chosen is dropped again. */
function choose(block: HTMLElement, line: number, isExtending: boolean): void {
  focusLine(block, line);
  const start = isExtending ? (readStart(block) ?? line) : line;
  if (!isExtending && isOnlyChosen(block, line)) dropChosen();
  else chooseLines(block, start, line);
}

function onClick(event: MouseEvent): void {
  if (isEndOfDrag()) return;
  const hit = lineOf(event);
  if (hit) choose(hit.block, hit.line, event.shiftKey);
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
    focusLine(block, move(line));
    const reached = lineOf({target: document.activeElement} as Event)?.line ?? line;
    if (event.shiftKey) choose(block, reached, true);
  } else if (event.key === 'Enter' || event.key === ' ') choose(block, line, event.shiftKey);
  else if (event.key === 'Escape') dropChosen();
  else return;
  event.preventDefault();
}

function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LINE_STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Whether the reader returned to the page, and is put where they left it. */
function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/** Line numbers beside code, and addresses of lines, on this page and on those that the application opens later. */
export function listenForLines(): void {
  addStyles();
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(type, onInterest, {passive: true});
  }
  document.addEventListener('click', onClick);
  document.addEventListener('mousedown', onMouseDown);
  listenForDrags();
  document.addEventListener('keydown', onKeyDown);
  document.querySelectorAll(`${BLOCK}:is(:hover, :focus-within)`).forEach(buildGutter);
  onAddress((isNew) => openLines(isNew ? scrollBehavior() : undefined));
  // At once: the browser's own way to the heading, which may not have begun, ends a gliding one.
  openLines(isReturn() ? undefined : 'instant');
}
