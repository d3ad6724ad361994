import {isConstrained} from '../client/page-load/isConstrained';
import {onIdle} from '../client/onIdle';

/** Enables eager prefetching (`createSpeculationRules`) once the page is idle, with a mouse and a fast connection. */
export function enablePrefetch(): void {
  if (isConstrained() || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  onIdle(() => (document.documentElement.dataset.prefetchLinks = ''));
}
