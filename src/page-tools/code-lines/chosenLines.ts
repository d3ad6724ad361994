import {LANGUAGE_GROUP} from '../../config/tabLanguages';
import {replaceAddress} from '../replaceAddress';
import {placeOf, readLines} from './codeBlocks';
import {buildGutter, showChosen} from './gutter';
import {hashLines, printLines, type LineRange} from './lineAddress';
import {clearLabel, offerLink} from './lineLabel';
import {clearMarks, markLines} from './markLines';

/** The name of the lines in the query of an address. */
export const LINES = 'lines';

/** The lines that are marked. `start` is where the choice began: Shift extends it from there. */
type Chosen = LineRange & {readonly block: Element; readonly start: number};

let chosen: Chosen | undefined;

/** The address leads to these lines; in a tab of a language, it asks for the language as well. */
function showAddress(block: Element, {from, to}: LineRange): void {
  const place = placeOf(block);
  if (!place) return;
  const hash = hashLines(readLines(block).slice(from - 1, to));
  const panel = block.closest<HTMLElement>(`[data-tab-group="${LANGUAGE_GROUP}"] [data-tab-value]`);
  replaceAddress((url) => {
    url.searchParams.set(LINES, printLines({from, to, block: place.block, hash}));
    if (panel?.dataset.tabValue) url.searchParams.set('lang', panel.dataset.tabValue);
    url.hash = place.heading;
  });
}

/** The end of the choice that does not move when it is extended in a block. */
export function readStart(block: Element): number | undefined {
  return chosen?.block === block ? chosen.start : undefined;
}

/** Whether a line is all that is chosen. */
export function isOnlyChosen(block: Element, line: number): boolean {
  return chosen?.block === block && chosen.from === line && chosen.to === line;
}

/** Takes the marks off the page. */
export function clearChosen(): void {
  if (chosen) {
    clearMarks(chosen.block);
    clearLabel(chosen.block);
    showChosen(chosen.block, undefined);
  }
  chosen = undefined;
}

/** Forgets the lines, in the address too. */
export function dropChosen(): void {
  clearChosen();
  replaceAddress(({searchParams}) => searchParams.has(LINES) && searchParams.delete(LINES));
}

/** Marks lines of a block. */
export function showLines(block: Element, start: number, end: number): HTMLElement | undefined {
  clearChosen();
  const range = {from: Math.min(start, end), to: Math.max(start, end)};
  const mark = markLines(block, range);
  if (!mark) return undefined;
  chosen = {...range, block, start};
  buildGutter(block);
  showChosen(block, range);
  offerLink(block, range);
  return mark;
}

/** Marks the lines that the reader chose, and shows their address. */
export function chooseLines(block: Element, start: number, end: number): void {
  if (showLines(block, start, end) && chosen) showAddress(block, chosen);
}
