import {timings} from './siteSettings';

const CURRENT = '.theme-doc-sidebar-menu .menu__link--active[aria-current]';

/** How far to scroll to centre an entry that is out of view; 0 for one that is in view. */
export function distanceIntoView(entry: {top: number; bottom: number}, frame: {top: number; bottom: number}): number {
  if (entry.top >= frame.top && entry.bottom <= frame.bottom) return 0;
  return (entry.top + entry.bottom) / 2 - (frame.top + frame.bottom) / 2;
}

function scrollToCurrentEntry(): void {
  const entry = document.querySelector(CURRENT);
  const menu = entry?.closest('.menu');
  if (!entry || !menu) return;
  const distance = distanceIntoView(entry.getBoundingClientRect(), menu.getBoundingClientRect());
  if (distance !== 0) menu.scrollTop += distance;
}

let timer: number | undefined;

/** Brings the entry of an opened page into view in the left sidebar, and again when its category has unfolded. */
export function showCurrentSidebarEntry(): void {
  window.clearTimeout(timer);
  window.requestAnimationFrame(scrollToCurrentEntry);
  timer = window.setTimeout(scrollToCurrentEntry, timings.sidebarUnfold);
}
