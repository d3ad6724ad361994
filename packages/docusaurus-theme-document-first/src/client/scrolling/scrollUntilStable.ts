import {timings} from '../siteSettings';
import {findPageElement} from '../page';

const READER_ACTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let stop: () => void = () => undefined;

/** Stops correcting the scroll position. */
export function stopScrolling(): void {
  stop();
}

/**
 * Scrolls to a position, and again whenever the page grows or shrinks on the way there, until the
 * reader scrolls or a while has passed.
 *
 * @param findTop the current target; `undefined` if there is none, or no longer one
 */
export function scrollUntilStable(findTop: () => number | undefined, behavior: ScrollBehavior): void {
  stop();
  const scroll = (): void => {
    const top = findTop();
    if (top !== undefined) window.scrollTo({top, behavior});
  };
  const observer = new ResizeObserver(scroll);
  const timer = window.setTimeout(() => stop(), timings.scrollStabilise);
  stop = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    READER_ACTS.forEach((act) => window.removeEventListener(act, stopScrolling));
    stop = () => undefined;
  };
  READER_ACTS.forEach((act) => window.addEventListener(act, stopScrolling, {passive: true}));
  scroll();
  observer.observe(findPageElement());
}

/** How the page scrolls: instantly if the reader prefers reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
