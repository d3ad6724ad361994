import type {SearchAnswer} from '../engine/answer';
import {isSearchShortcut} from './keys';
import {loadModule} from './loadModule';
import {TIMINGS} from './settings';

/** What the module of the box exports. */
type BoxModule = {
  readonly default: (element: HTMLElement) => void;
  readonly askEmbedded: (query: string, limit: number) => Promise<SearchAnswer>;
};

/** Loads the module of the box; after a failure the next call tries again. */
export const loadBox = (address: string): Promise<BoxModule> => loadModule(address, TIMINGS.loadTimeout);

/**
 * Makes an element work with the module of the box.
 *
 * @param place what shows the failure in its status line, if the module could not be loaded
 */
async function attachModule(element: HTMLElement, place: HTMLElement, failure: string): Promise<void> {
  try {
    (await loadBox(element.dataset.module ?? '')).default(element);
  } catch {
    const status = place.querySelector('[role=status]');
    if (status) status.textContent = failure;
  }
}

/** Makes the search page work; what is typed there tries again after a failure. */
export function attachNow(page: HTMLElement, failure: string): () => void {
  const load = (): void => {
    if (page.dataset.attached === undefined) void attachModule(page, page, failure);
  };
  load();
  page.addEventListener('input', load);
  return () => page.removeEventListener('input', load);
}

/**
 * Does in a running application what docusaurus-theme-document-first does in pages: loads the module of the box at the
 * first sign of interest, and opens the dialog at once, with its field.
 *
 * @param failure what the dialog says if the module could not be loaded
 * @returns a function that stops
 */
export function attachWithInterest(button: HTMLElement, dialog: HTMLDialogElement, failure: string): () => void {
  const listening = new AbortController();
  const isWaiting = (): boolean => button.dataset.attached === undefined;
  const load = (): void => {
    if (isWaiting()) void attachModule(button, dialog, failure);
  };
  for (const type of ['pointerenter', 'touchstart', 'focus'])
    button.addEventListener(type, load, {passive: true, signal: listening.signal});
  button.addEventListener(
    'click',
    () => {
      if (!isWaiting()) return;
      if (!dialog.open) dialog.showModal();
      dialog.querySelector('input')?.focus();
      load();
    },
    listening,
  );
  dialog.addEventListener('input', load, listening);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || !isSearchShortcut(event)) return;
      event.preventDefault();
      button.click();
    },
    listening,
  );
  if (button.matches(':hover, :focus')) load();
  return () => listening.abort();
}
