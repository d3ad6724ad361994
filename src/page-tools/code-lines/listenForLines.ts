import {leadsToLine, leadsToLines} from '../words';
import {
  onAddress,
  readScrollOffset,
  scrollBehavior,
  announce,
  scrollUntilStable,
  showTabForVisit,
} from 'docusaurus-theme-document-first/client';
import {
  BLOCK,
  buildGutter,
  chooseLine,
  clearChosen,
  dropChosen,
  findBlock,
  focusLine,
  lineOf,
  LINES,
  parseLines,
  showLines,
} from './chosenLines';
import './code-lines.css';
import {isDecodable} from 'docusaurus-theme-document-first/addresses';

function showPanel(panel: HTMLElement): void {
  const group = panel.closest<HTMLElement>('[data-tab-group]')?.dataset.tabGroup;
  if (group) showTabForVisit(group, panel.dataset.tabValue ?? '');
  else document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
}

/** Opens what hides an element: folded parts, and panels of other tabs. */
function reveal(element: Element): void {
  const parent = element.parentElement?.closest<HTMLElement>('details:not([open]), [role="tabpanel"][hidden]');
  if (!parent) return;
  reveal(parent);
  if (parent instanceof HTMLDetailsElement) parent.open = true;
  else showPanel(parent);
}

/** Scrolls an element into the upper part of the window, below the bar. */
function scrollTo(element: HTMLElement, behavior: ScrollBehavior): void {
  scrollUntilStable(() => {
    if (!element.isConnected) return undefined;
    const {top, height} = element.getBoundingClientRect();
    const room = Math.max(window.innerHeight - height, 0);
    return top + window.scrollY - Math.max(room / 3, readScrollOffset(element));
  }, behavior);
}

/**
 * Marks the lines of the address, where the page has them, in a block that may be folded or in another tab.
 *
 * @param behavior how to go there; `undefined` for a page that the reader returns to, which stays where it is
 */
function openLines(behavior: ScrollBehavior | undefined): void {
  clearChosen();
  const address = parseLines(new URLSearchParams(window.location.search).get(LINES) ?? '');
  if (!address) return;
  const heading = window.location.hash.slice(1);
  const block = findBlock({...address, heading: isDecodable(heading) ? decodeURIComponent(heading) : heading});
  const {from, to} = address;
  const mark = block && showLines(block, from, to);
  if (!mark) return;
  reveal(block);
  const said = from === to ? leadsToLine : leadsToLines;
  announce(said.replace('{from}', String(from)).replace('{to}', String(to)));
  if (behavior) scrollTo(mark, behavior);
}

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

/** The left arrow leads from the code, scrolled to its left edge, or from the button that copies it, to its lines. */
function enterGutter(event: KeyboardEvent): void {
  const {target, key} = event;
  const block = target instanceof Element && target.closest<HTMLElement>(BLOCK);
  if (!block || key !== 'ArrowLeft' || (target.matches('pre') && target.scrollLeft > 0)) return;
  if (focusLine(block, 1) > 0) event.preventDefault();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const hit = lineOf(event);
  if (!hit) return enterGutter(event);
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
