import {announce, scrollUntilStable, showTabForVisit} from 'docusaurus-theme-document-first/client';
import {isDecodable} from 'docusaurus-theme-document-first/addresses';
import {clearChosen, LINES, showLines} from './chosenLines';
import {findBlock, parseLines} from './lineAddress';

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

/**
 * Marks the lines of the address, where the page has them, in a block that may be folded or in another tab.
 *
 * @param behavior how to go there; `undefined` for a page that the reader returns to, which stays where it is
 */
export function openLines(behavior: ScrollBehavior | undefined): void {
  clearChosen();
  const address = parseLines(new URLSearchParams(window.location.search).get(LINES) ?? '');
  if (!address) return;
  const heading = window.location.hash.slice(1);
  const block = findBlock({...address, heading: isDecodable(heading) ? decodeURIComponent(heading) : heading});
  const {from, to} = address;
  const mark = block && showLines(block, from, to);
  if (!mark) return;
  reveal(block);
  announce(`The link leads to ${from === to ? `line ${from}` : `lines ${from} to ${to}`}.`);
  if (behavior) scrollTo(mark, behavior);
}
