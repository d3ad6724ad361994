import {openDialog} from 'docusaurus-plugin-built-site/dialog';
import {translate} from '@docusaurus/Translate';
import type * as Box from './searchBox';
import {isSearchShortcut} from './keys';
import {loadModule} from './loadModule';
import {TIMINGS} from './settings';

type SearchBoxModule = typeof Box;

/** Loads the module of the box. After a failure, the next call retries. */
export const loadSearchModule = (address: string): Promise<SearchBoxModule> => loadModule(address, TIMINGS.loadTimeout);

/**
 * Loads the module of the box and attaches it to an element.
 *
 * @param place element whose status line shows that loading failed
 */
async function attachModule(element: HTMLElement, place: HTMLElement): Promise<void> {
  try {
    (await loadSearchModule(element.dataset.module ?? '')).default(element);
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

/** Attaches the search page. After a failure, typing retries. */
export function attachPageModule(page: HTMLElement): () => void {
  const loadModuleOnce = (): void => {
    if (page.dataset.attached === undefined) void attachModule(page, page);
  };
  loadModuleOnce();
  page.addEventListener('input', loadModuleOnce);
  return () => page.removeEventListener('input', loadModuleOnce);
}

/**
 * Does the same as docusaurus-theme-document-first, but in a hydrated application: loads the module of the box on first
 * interest (hover, touch or focus). A click opens the dialog immediately and focuses its field.
 *
 * @returns a function that removes the listeners
 */
export function loadOnInteraction(button: HTMLElement, dialog: HTMLDialogElement): () => void {
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
