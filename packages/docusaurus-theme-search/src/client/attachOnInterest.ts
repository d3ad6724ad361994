import {openDialog} from 'docusaurus-plugin-built-site/dialog';
import {translate} from '@docusaurus/Translate';
import type * as Box from './box';
import {isSearchShortcut} from './keys';
import {loadModule} from './loadModule';
import {TIMINGS} from './settings';

type BoxModule = typeof Box;

/** Loads the module of the box; after a failure the next call tries again. */
export const loadBox = (address: string): Promise<BoxModule> => loadModule(address, TIMINGS.loadTimeout);

/**
 * Makes an element work with the module of the box.
 *
 * @param place what says in its status line that the module could not be loaded
 */
async function attachModule(element: HTMLElement, place: HTMLElement): Promise<void> {
  try {
    (await loadBox(element.dataset.module ?? '')).default(element);
  } catch {
    const status = place.querySelector('[role=status]');
    if (status)
      status.textContent = translate({
        id: 'theme.search.dialogFailed',
        message: 'Search could not be loaded. Type again to retry, or reload the page.',
        description: 'Shown where search could not be loaded and its cause is not known',
      });
  }
}

/** Makes the search page work; what is typed there tries again after a failure. */
export function attachPageModule(page: HTMLElement): () => void {
  const loadModuleOnce = (): void => {
    if (page.dataset.attached === undefined) void attachModule(page, page);
  };
  loadModuleOnce();
  page.addEventListener('input', loadModuleOnce);
  return () => page.removeEventListener('input', loadModuleOnce);
}

/**
 * Does in a running application what docusaurus-theme-document-first does in pages: loads the module of the box at the
 * first sign of interest, and opens the dialog at once, with its field.
 *
 * @returns a function that stops
 */
export function attachOnInterest(button: HTMLElement, dialog: HTMLDialogElement): () => void {
  const listening = new AbortController();
  const isWaiting = (): boolean => button.dataset.attached === undefined;
  const loadModuleOnce = (): void => {
    if (isWaiting()) void attachModule(button, dialog);
  };
  for (const type of ['pointerenter', 'touchstart', 'focus'])
    button.addEventListener(type, loadModuleOnce, {passive: true, signal: listening.signal});
  button.addEventListener(
    'click',
    () => {
      if (!isWaiting()) return;
      openDialog(dialog, button);
      dialog.querySelector('input')?.focus();
      loadModuleOnce();
    },
    listening,
  );
  dialog.addEventListener('input', loadModuleOnce, listening);
  dialog.addEventListener(
    'click',
    ({target}) => {
      if (target instanceof Element && target.closest('[data-load-again]')) loadModuleOnce();
    },
    listening,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || !isSearchShortcut(event)) return;
      event.preventDefault();
      button.click();
    },
    listening,
  );
  if (button.matches(':hover, :focus')) loadModuleOnce();
  return () => listening.abort();
}
