import {isConstrained} from '../client/page-load/isConstrained';
import {onIdle} from '../client/onIdle';

/**
 * Enables eager prefetching (`createLoadAheadTags` of `build/extraFiles.ts`) once the page is loaded and idle, if the
 * reader has a mouse, a fast connection and doesn't save data.
 */
export function allowLoadingAhead(): void {
  if (isConstrained() || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  onIdle(() => (document.documentElement.dataset.loadAhead = ''));
}
