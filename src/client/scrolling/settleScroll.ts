import {timings} from '../../timings';
import {findPageElement} from '../pageElement';

const READER_ACTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let stop: () => void = () => undefined;

/** Leaves the page where it is. */
export function stopSettling(): void {
  stop();
}

/**
 * Scrolls to a position, and again whenever the page grows or shrinks on the way there, until the
 * reader scrolls or a while has passed.
 *
 * @param findTop the position now; `undefined` where there is none (any more)
 */
export function settleScroll(findTop: () => number | undefined, behavior: ScrollBehavior): void {
  stop();
  const scroll = (): void => {
    const top = findTop();
    if (top !== undefined) window.scrollTo({top, behavior});
  };
  const observer = new ResizeObserver(scroll);
  const timer = window.setTimeout(() => stop(), timings.scrollSettle);
  stop = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    READER_ACTS.forEach((act) => window.removeEventListener(act, stopSettling));
    stop = () => undefined;
  };
  READER_ACTS.forEach((act) => window.addEventListener(act, stopSettling, {passive: true}));
  scroll();
  observer.observe(findPageElement());
}
