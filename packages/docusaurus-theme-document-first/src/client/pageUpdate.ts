/** For a page opened inside the application, what the scripts in the HTML do for the first one. */
import {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {getRequestedTab, showTabForVisit} from './tabChoice';

type RouteUpdate = {readonly location: Location; readonly previousLocation: Location | null};

/** Shows the tabs that the address asks for, as `showStoredTabs` does. */
export function onRouteUpdate({location, previousLocation}: RouteUpdate): void {
  if (!previousLocation || location.search === previousLocation.search) return;
  const asked = getRequestedTab(location.search);
  if (asked) showTabForVisit(asked.group, asked.value);
}

/** Whether the document script (`src/document`) has taken care of the first page; in development there is none. */
const isFirstPageDone = (): boolean => document.documentElement.dataset.documentScript !== undefined;

/** Shows where the page is in the sidebar, and lets the keyboard scroll what is wide, as the document script does. */
export function onRouteDidUpdate({previousLocation}: Pick<RouteUpdate, 'previousLocation'>): void {
  if (previousLocation === null && isFirstPageDone()) return;
  showCurrentSidebarEntry();
  observeWideParts();
}

/** The entry of the open page in the left sidebar. */
export const CURRENT_ENTRY = '.theme-doc-sidebar-menu .menu__link--active[aria-current]';

function scrollToCurrentEntry(): void {
  const entry = document.querySelector(CURRENT_ENTRY);
  const menu = entry?.closest('.menu');
  // Keep an element in view that the reader has reached by keyboard.
  if (!entry || !menu || menu.contains(document.activeElement)) return;
  const {top, bottom} = entry.getBoundingClientRect();
  const frame = menu.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) menu.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}

let timer: number | undefined;

/** Brings the entry of an opened page into view in the left sidebar, and again when its category has unfolded. */
export function showCurrentSidebarEntry(): void {
  window.clearTimeout(timer);
  window.requestAnimationFrame(scrollToCurrentEntry);
  timer = window.setTimeout(scrollToCurrentEntry, timings.sidebarUnfold);
}

const PARTS = '.markdown :is(table, pre, .diagram)';

const isWider = (part: Element): boolean => part.scrollWidth > part.clientWidth + 1;

/** Makes a part that is wider than the page scrollable by keyboard, and keeps the others out of the Tab order. */
function updateTabIndex(part: Element, isWide: boolean): void {
  if (isWide && !part.hasAttribute('tabindex')) part.setAttribute('tabindex', '0');
  else if (!isWide && part.getAttribute('tabindex') === '0') part.removeAttribute('tabindex');
}

let observer: ResizeObserver | undefined;

/** Watches the tables, code and diagrams of an opened page, and lets the keyboard scroll those that are too wide. */
export function observeWideParts(): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    const parts = new Set(entries.map(({target}) => target.closest(PARTS) ?? target));
    // All are measured before one is changed, or the browser would have to lay the page out between them.
    const measured = [...parts].map((part) => [part, isWider(part)] as const);
    for (const [part, isWide] of measured) updateTabIndex(part, isWide);
  });
  for (const part of document.querySelectorAll(PARTS)) {
    observer.observe(part);
    // A font that arrives makes code wider, but not what scrolls it.
    if (part.firstElementChild) observer.observe(part.firstElementChild);
  }
}
