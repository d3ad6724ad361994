import {readStart} from './applicationFiles';
import {CONTROLS, isServed} from './controls';

/** What shows nothing useful before the application is there. */
const needed = (when: string): string => `[data-application-needed="${when}"]`;

/**
 * Starts the application before the reader reaches for it, where the page asks for that: at once, when the browser is
 * idle, or when something that the application serves comes into view; or where a part of it shows nothing without.
 */
export function startByMode(start: () => void): void {
  const mode = readStart();
  // React writes an attribute without a value as "true".
  const atOnce = `${needed('')},${needed('true')}` + (location.search && `,${needed('query')}`);
  if (mode === 'load' || document.querySelector(atOnce)) return start();
  // Safari has no `requestIdleCallback`.
  if (mode === 'idle') (window.requestIdleCallback ?? setTimeout)(start);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    observer.disconnect();
    start();
  });
  const parts = needed('visible') + (mode === 'visible' ? `,main :is(${CONTROLS})` : '');
  for (const part of document.querySelectorAll(parts)) if (!isServed(part)) observer.observe(part);
}
