import {announce, scrollUntilStable, showTabForVisit} from 'docusaurus-theme-document-first/client';
import {isDecodable} from 'docusaurus-theme-document-first/addresses';
import {clearChosen, LINES, showLines} from './chosenLines';
import {listBlocks, readLines} from './codeBlocks';
import {hashLines, nameLines, parseLines, type LineAddress} from './lineAddress';
import {clearLabel, showNote} from './lineLabel';

const CHANGED = 'This code has changed since the link was made.';
const GONE = 'The code of this link is no longer on the page.';

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
    return top + window.scrollY - Math.max(room / 3, Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0);
  }, behavior);
}

function warn(block: HTMLElement): HTMLElement {
  showNote(block, CHANGED);
  return block;
}

function show(block: HTMLElement, {from, to, hash}: LineAddress): HTMLElement {
  const lines = readLines(block).slice(from - 1, to);
  const isStale = lines.length <= to - from || (hash !== undefined && hash !== hashLines(lines));
  const mark = isStale ? undefined : showLines(block, from, to);
  if (!mark) return warn(block);
  announce(`The link leads to ${nameLines({from, to})}.`);
  return mark;
}

let noted: Element | undefined;

/**
 * Marks the lines of the address, where it has any, in a block that may be folded or in another tab.
 *
 * @param behavior how to go there; `undefined` for a page that the reader returns to, which stays where it is
 */
export function openLines(behavior: ScrollBehavior | undefined): void {
  clearChosen();
  if (noted) clearLabel(noted);
  noted = undefined;
  const address = parseLines(new URLSearchParams(window.location.search).get(LINES) ?? '');
  if (!address) return;
  const heading = window.location.hash.slice(1);
  const blocks = listBlocks(isDecodable(heading) ? decodeURIComponent(heading) : heading);
  // Where the section has fewer blocks than it had, the code may have become part of the last one.
  const block = blocks[address.block - 1] ?? blocks.at(-1);
  if (!block) return announce(GONE);
  reveal(block);
  const place = blocks.length < address.block ? warn(block) : show(block, address);
  if (place === block) noted = block;
  if (behavior) scrollTo(place, behavior);
}
