/** For pages that the application opens: does what the inline and document scripts do for the first page. */
import {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {getRequestedTab, showTabForVisit} from './tabChoice';

type RouteUpdate = {readonly location: Location; readonly previousLocation: Location | null};

/** Selects the tab in the query, as `applyStoredChoices` does. */
export function onRouteUpdate({location, previousLocation}: RouteUpdate): void {
  if (!previousLocation || location.search === previousLocation.search) return;
  const asked = getRequestedTab(location.search);
  if (asked) showTabForVisit(asked.group, asked.value);
}

/** Whether the document script (`src/document`) has set up the first page. It doesn't exist in development. */
const isFirstPageDone = (): boolean => document.documentElement.dataset.documentScript !== undefined;

/** Scrolls the sidebar to the page and makes wide content focusable, as the document script does. */
export function onRouteDidUpdate({previousLocation}: Pick<RouteUpdate, 'previousLocation'>): void {
  if (previousLocation === null && isFirstPageDone()) return;
  showCurrentSidebarEntry();
  observeWideParts();
}

/** Sidebar link of the current page. */
export const CURRENT_ENTRY = '.theme-doc-sidebar-menu .menu__link--active[aria-current]';

function scrollToCurrentEntry(): void {
  const entry = document.querySelector(CURRENT_ENTRY);
  const menu = entry?.closest('.menu');
  // Don't scroll while the focus is in the menu, or the focused element could leave the view.
  if (!entry || !menu || menu.contains(document.activeElement)) return;
  const {top, bottom} = entry.getBoundingClientRect();
  const frame = menu.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) menu.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}

let timer: number | undefined;

/** Scrolls the current entry into view in the sidebar, and again after its category has expanded. */
export function showCurrentSidebarEntry(): void {
  window.clearTimeout(timer);
  window.requestAnimationFrame(scrollToCurrentEntry);
  timer = window.setTimeout(scrollToCurrentEntry, timings.sidebarExpansion);
}

/** Stops scrolling the sidebar to the current entry, because the reader scrolls it. */
export const cancelSidebarScroll = (): void => window.clearTimeout(timer);

const PARTS = '.markdown :is(table, pre, .scroll-frame)';

const isWider = (part: Element): boolean => part.scrollWidth > part.clientWidth + 1;

/** Makes an element that's wider than the page focusable, so that it can be scrolled with the keyboard. */
function updateTabIndex(part: Element, isWide: boolean): void {
  if (isWide && !part.hasAttribute('tabindex')) part.setAttribute('tabindex', '0');
  else if (!isWide && part.getAttribute('tabindex') === '0') part.removeAttribute('tabindex');
}

let observer: ResizeObserver | undefined;

/** Observes the tables, code and `.scroll-frame` elements of a page, and makes those that are too wide focusable. */
export function observeWideParts(): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    const parts = new Set(entries.map(({target}) => target.closest(PARTS) ?? target));
    // Measure all before changing any, to avoid layout thrashing.
    const measured = [...parts].map((part) => [part, isWider(part)] as const);
    for (const [part, isWide] of measured) updateTabIndex(part, isWide);
  });
  for (const part of document.querySelectorAll(PARTS)) {
    observer.observe(part);
    // A web font makes code wider, but not its scroll container.
    if (part.firstElementChild) observer.observe(part.firstElementChild);
  }
}
