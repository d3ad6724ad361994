import {readKey} from './historyEntry';
import {readPosition} from './positions';
import {scrollUntilStable} from './scrollUntilStable';

/**
 * Scrolls a page that was just loaded to where the reader left it. Only for an entry of the history that the
 * application restored itself before a reload: the browser leaves these alone, and restores all others.
 */
export function restorePosition(): void {
  if (window.history.scrollRestoration !== 'manual') return;
  window.history.scrollRestoration = 'auto';
  const key = readKey();
  const top = key === undefined ? undefined : readPosition(key);
  if (top !== undefined) scrollUntilStable(() => top, 'instant');
}
