import {isConstrained} from '../client/page-load/isConstrained';
import {onIdle} from './controls';

/**
 * Lets the browser load ahead early (`createLoadAheadTags` of `build/extraFiles.ts`), once the page is loaded and quiet, where
 * the reader has a mouse and neither saves data nor is on a slow line.
 */
export function allowLoadingAhead(): void {
  if (isConstrained() || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  onIdle(() => (document.documentElement.dataset.loadAhead = ''));
}
