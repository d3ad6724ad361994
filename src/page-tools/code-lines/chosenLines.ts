import {LANGUAGE_GROUP} from '../../config/tabLanguages';
import {replaceAddress} from '../replaceAddress';
import {buildGutter, focusLine, showChosen} from './gutter';
import {placeOf, printLines, type LineRange} from './lineAddress';
import {clearMarks, markLines} from './markLines';

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
