import {readStart} from './applicationFiles';
import {CONTROLS, isServed} from './controls';

/** What shows nothing useful before the application is there. */
const NEEDED = '[data-application-needed]';

/** Starts the application when one of some elements comes into view. */
function startInView(parts: readonly Element[], start: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    observer.disconnect();
    start();
  });
  parts.forEach((part) => observer.observe(part));
}

/**
 * Starts the application before the reader reaches for it, where the page asks for that: at once, when the browser is
 * idle, or when something that the application serves comes into view; or where a part of it shows nothing without.
 */
export function startByMode(start: () => void): void {
  const mode = readStart();
  const needed = Array.from(document.querySelectorAll<HTMLElement>(NEEDED), (part) => ({
    part,
    when: part.dataset.applicationNeeded,
  }));
  if (mode === 'load' || needed.some(({when}) => when === '' || (when === 'query' && location.search))) return start();
  // Safari has no `requestIdleCallback`.
  if (mode === 'idle') (window.requestIdleCallback ?? setTimeout)(start);
  const parts = needed.flatMap(({part, when}) => (when === 'visible' ? [part] : []));
  const controls = mode === 'visible' ? document.querySelectorAll(`main :is(${CONTROLS})`) : [];
  const seen = [...parts, ...controls].filter((part) => !isServed(part));
  if (seen.length > 0) startInView(seen, start);
}
