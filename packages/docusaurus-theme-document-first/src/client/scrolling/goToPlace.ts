/** Scrolls to a position and moves the focus after a navigation. */
import {getPageElement} from '../page';
import {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {findTarget} from './findTarget';

/** Events that mean that the reader is scrolling. */
export const INTERRUPTING_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let stopCurrent: () => void = () => undefined;

/** Stops the correction of the scroll position. */
export function stopScrolling(): void {
  stopCurrent();
}

/**
 * Scrolls to a position, and again whenever the page changes its height, until the reader scrolls or a timeout has
 * passed.
 *
 * @param findTop returns the current target; `undefined` if there's none
 */
export function scrollUntilStable(findTop: () => number | undefined, behavior: ScrollBehavior): void {
  stopCurrent();
  const scroll = (): void => {
    const top = findTop();
    if (top !== undefined) window.scrollTo({top, behavior});
  };
  const observer = new ResizeObserver(scroll);
  const timer = window.setTimeout(() => stopCurrent(), timings.scrollStabilization);
  stopCurrent = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    INTERRUPTING_EVENTS.forEach((act) => window.removeEventListener(act, stopScrolling));
    stopCurrent = () => undefined;
  };
  INTERRUPTING_EVENTS.forEach((act) => window.addEventListener(act, stopScrolling, {passive: true}));
  scroll();
  observer.observe(getPageElement());
}

const toPixels = (length: string): number => Number.parseFloat(length) || 0;

/** Returns the distance in pixels between the top of the viewport and an element that the browser has scrolled to. */
export function getScrollOffset(element: Element): number {
  const root = getComputedStyle(document.documentElement);
  return toPixels(root.scrollPaddingTop) + toPixels(getComputedStyle(element).scrollMarginTop);
}

/** Returns the scroll behaviour, which is instant if the reader prefers reduced motion. */
export function getScrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

function findHeading(hash: string): HTMLElement | null {
  return (
    findTarget(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  );
}

/** Moves the focus to the heading after a navigation: https://github.com/facebook/docusaurus/issues/11647 */
export function focusHeading(hash: string): void {
  const heading = findHeading(hash);
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) {
    heading.setAttribute('tabindex', '-1');
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), {once: true});
  }
  heading.focus({preventScroll: true});
}

/** Focuses the title of a page that was opened through a link of this site, as client-side navigation does. */
export function focusTitle(): void {
  const title = document.querySelector('h1');
  if (!title || window.location.hash || !document.referrer.startsWith(window.location.origin)) return;
  title.tabIndex = -1;
  title.focus({preventScroll: true});
}
