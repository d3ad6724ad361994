import {readLines, buildGutter, focusLine, showChosen} from './gutter';
import {type LineRange, placeOf, printLines} from './lineAddress';
import {LANGUAGE_GROUP} from '../../config/tabLanguages';
import {replaceAddress} from '../dropAskedLanguage';

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
