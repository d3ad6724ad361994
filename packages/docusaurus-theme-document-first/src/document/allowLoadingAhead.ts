import {isConstrained} from '../client/page-load/isConstrained';
import {whenQuiet} from './controls';

/**
 * Lets the browser load ahead early (`loadAheadTags` of `build/extraFiles.ts`), once the page is loaded and quiet, where
 * the reader has a mouse and neither saves data nor is on a slow line.
 */
export function allowLoadingAhead(): void {
  if (isConstrained() || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  whenQuiet(() => (document.documentElement.dataset.loadAhead = ''));
}
