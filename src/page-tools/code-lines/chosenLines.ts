import {lineNumber, lineNumbers} from '../words';
import {LANGUAGE_GROUP} from '../../config/codeLanguages';
import {alignNumbers} from './alignNumbers';
import {replaceAddress} from '../dropAskedLanguage';

/** A block of code, as the theme renders it. */
export const BLOCK = '.code-block';

/** Some lines of a block, counted from 1. */
type LineRange = {readonly from: number; readonly to: number};

/** What `?lines=` says: which lines of which block below the heading of the fragment, counted from 1. */
type LineAddress = LineRange & {readonly block: number};

/** What follows, such as the short hash that links had once, says nothing more. */
const FORM = /^(\d+)(?:-(\d+))?(?:\.(\d+))?(?:\.\w+)?$/;

/** Reads `3-5.2`: lines 3 to 5 of the second block. All but the first line can be left out. */
export function parseLines(text: string): LineAddress | undefined {
  const [, first, last = first, block = '1'] = FORM.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)].sort((a, b) => a - b) as [number, number];
  return from > 0 && Number(block) > 0 ? {from, to, block: Number(block)} : undefined;
}

/** Writes what `parseLines` reads. */
export function printLines({from, to, block}: LineAddress): string {
  return `${from === to ? from : `${from}-${to}`}.${block}`;
}

const HEADINGS = 'h1[id],h2[id],h3[id],h4[id],h5[id],h6[id]';

/** Where a block is: its position among the blocks below a heading; above the first heading there is no id. */
type BlockPlace = {readonly heading: string; readonly block: number};

/** The blocks of the page with their places, in the order of the page. */
function listPlaces(): Map<Element, BlockPlace> {
  const places = new Map<Element, BlockPlace>();
  let place: BlockPlace = {heading: '', block: 0};
  const main = document.querySelector('main') ?? document;
  for (const element of main.querySelectorAll(`${HEADINGS},${BLOCK}`)) {
    const isBlock = element.matches(BLOCK);
    place = isBlock ? {...place, block: place.block + 1} : {heading: element.id, block: 0};
    if (isBlock) places.set(element, place);
  }
  return places;
}

/** Where a block is. */
export function placeOf(block: Element): BlockPlace | undefined {
  return listPlaces().get(block);
}

/** The block at a place. */
export function findBlock({heading, block}: BlockPlace): HTMLElement | undefined {
  const found = [...listPlaces()].find(([, place]) => place.heading === heading && place.block === block);
  return found?.[0] as HTMLElement | undefined;
}

/** The number of a line. The digits are drawn by style, so the text of the block stays the code. */
const NUMBER = '.code-gutter__number';

const listNumbers = (block: Element): HTMLElement[] => [...block.querySelectorAll<HTMLElement>(NUMBER)];

function createNumber(line: number): HTMLElement {
  const number = document.createElement('span');
  number.className = NUMBER.slice(1);
  number.setAttribute('role', 'option');
  number.setAttribute('aria-label', lineNumber.replace('{line}', String(line)));
  number.setAttribute('aria-selected', 'false');
  number.dataset.line = String(line);
  number.tabIndex = -1;
  return number;
}

/** The lines of a block. */
export function readLines(block: Element): string[] {
  return (block.querySelector('code')?.textContent ?? '').trimEnd().split('\n');
}

/** A block that is shorter is linked to as a whole, by its heading. */
const FEWEST_LINES = 4;

/**
 * Puts line numbers into the margin of a block of some length, once: a list box that is no stop of the Tab key, because
 * a page may have a hundred blocks.
 */
export function buildGutter(block: Element): void {
  const code = block.querySelector('code');
  if (!code || listNumbers(block).length > 0 || readLines(block).length < FEWEST_LINES) return;
  const gutter = document.createElement('span');
  gutter.className = 'code-gutter';
  gutter.setAttribute('role', 'listbox');
  gutter.setAttribute('aria-multiselectable', 'true');
  gutter.setAttribute('aria-label', lineNumbers);
  gutter.append(...readLines(block).map((_, index) => createNumber(index + 1)));
  // Inside the code, because React leaves alone what is in there (the theme).
  code.append(gutter);
  // Wrapping, and the width of the window, change the height of the code.
  new ResizeObserver(() => alignNumbers(code, listNumbers(gutter))).observe(code);
}

/** Shows which lines are chosen. */
function showChosen(block: Element, range: LineRange | undefined): void {
  listNumbers(block).forEach((number, index) => {
    const isInside = range !== undefined && range.from <= index + 1 && index + 1 <= range.to;
    number.setAttribute('aria-selected', String(isInside));
  });
}

/** Moves the focus to a line, or to the first or last one beyond them. */
export function focusLine(block: Element, line: number): number {
  const numbers = listNumbers(block);
  const reached = Math.min(Math.max(line, 1), numbers.length);
  numbers[reached - 1]?.focus();
  return reached;
}

/** The line of the number that an event is about. */
export function lineOf({target}: Event): {readonly block: HTMLElement; readonly line: number} | undefined {
  const number = target instanceof Element ? target.closest<HTMLElement>(NUMBER) : null;
  const block = number?.closest<HTMLElement>(BLOCK);
  return number && block ? {block, line: Number(number.dataset.line)} : undefined;
}

const MARK = 'code-line--linked';

/**
 * A position between two elements or texts, as near to the root as it can be said. A text is split there, so that
 * what stays of it begins where it began: nothing counts as shifted.
 */
function findPosition(root: Element, offset: number, isEnd: boolean): {node: Node; at: number} {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let left = offset;
  let node = texts.nextNode() as Text | null;
  while (node && (isEnd ? left > node.length : left >= node.length)) {
    left -= node.length;
    node = texts.nextNode() as Text | null;
  }
  if (!node) return {node: root, at: root.childNodes.length};
  const rest = left > 0 && left < node.length ? node.splitText(left) : node;
  // Outside all elements that begin or end here.
  let edge: Node = isEnd ? node : rest;
  const side = isEnd ? 'nextSibling' : 'previousSibling';
  while (edge.parentNode && edge.parentNode !== root && !edge[side]) edge = edge.parentNode;
  const parent = edge.parentNode ?? root;
  return {node: parent, at: Array.prototype.indexOf.call(parent.childNodes, edge) + (isEnd ? 1 : 0)};
}

/** Takes the marks of linked lines off a block. */
export function clearMarks(block: Element): void {
  for (const mark of block.querySelectorAll(`.${MARK}`)) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}

/** Marks lines as linked, in one element that holds them all, so that it prints and wraps with them. */
export function markLines(block: Element, {from, to}: LineRange): HTMLElement | undefined {
  clearMarks(block);
  const code = block.querySelector('code');
  const lines = readLines(block).map((line) => `${line}\n`);
  if (!code || to > lines.length) return undefined;
  // The last line has no end, and the gutter behind it stays outside.
  const {length} = code.textContent ?? '';
  const lengthOf = (count: number): number => Math.min(lines.slice(0, count).join('').length, length);
  const [start, end] = [findPosition(code, lengthOf(from - 1), false), findPosition(code, lengthOf(to), true)];
  const range = document.createRange();
  range.setStart(start.node, start.at);
  range.setEnd(end.node, end.at);
  const mark = document.createElement('span');
  mark.className = MARK;
  mark.append(range.extractContents());
  range.insertNode(mark);
  return mark;
}

/** The name of the lines in the query of an address. */
export const LINES = 'lines';

/** The lines that are marked. `start` is where the choice began: Shift extends it from there. */
type Chosen = LineRange & {readonly block: Element; readonly start: number};

let chosen: Chosen | undefined;

/** The address leads to these lines; in a tab of a language, it asks for the language as well. */
function showAddress(block: Element, range: LineRange): void {
  const place = placeOf(block);
  if (!place) return;
  const panel = block.closest<HTMLElement>(`[data-tab-group="${LANGUAGE_GROUP}"] [data-tab-value]`);
  replaceAddress((url) => {
    url.searchParams.set(LINES, printLines({...range, block: place.block}));
    if (panel?.dataset.tabValue) url.searchParams.set('lang', panel.dataset.tabValue);
    url.hash = place.heading;
  });
}

/** Takes the marks off the page. */
export function clearChosen(): void {
  if (chosen) {
    clearMarks(chosen.block);
    showChosen(chosen.block, undefined);
  }
  chosen = undefined;
}

/** Forgets the lines, in the address too. */
export function dropChosen(): void {
  clearChosen();
  replaceAddress(({searchParams}) => searchParams.has(LINES) && searchParams.delete(LINES));
}

/** Marks lines of a block, if it has them. */
export function showLines(block: Element, start: number, end: number): HTMLElement | undefined {
  clearChosen();
  const range = {from: Math.min(start, end), to: Math.max(start, end)};
  const mark = markLines(block, range);
  if (!mark) return undefined;
  chosen = {...range, block, start};
  buildGutter(block);
  showChosen(block, range);
  return mark;
}

/** Chooses a line, or all from the start of the choice to it. The one line that is chosen is dropped again. */
export function chooseLine(block: HTMLElement, line: number, isExtending: boolean): void {
  focusLine(block, line);
  const before = chosen?.block === block ? chosen : undefined;
  if (!isExtending && before?.from === line && before.to === line) return dropChosen();
  if (showLines(block, isExtending ? (before?.start ?? line) : line, line) && chosen) showAddress(block, chosen);
}
