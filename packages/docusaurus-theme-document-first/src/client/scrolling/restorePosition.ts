import {readKey} from './historyEntry';
import {readPosition} from './positions';
import {scrollUntilStable} from './scrollUntilStable';

/**
 * Scrolls a page that was just loaded to where the reader left it. Only for an entry of the history that the
 * application restored itself before a reload: the browser leaves these alone, and restores all others.
 */
export function restorePosition(): void {
  if (window.history.scrollRestoration !== 'manual') return;
  // In the task after the load, in which a browser that is told earlier still restores its own position.
  window.addEventListener('load', () => setTimeout(() => (window.history.scrollRestoration = 'auto')), {once: true});
  const key = readKey();
  const top = key === undefined ? undefined : readPosition(key);
  if (top !== undefined) scrollUntilStable(() => top, 'instant');
}
