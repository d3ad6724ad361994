import type {SearchAnswer} from '../engine/answer';
import {isSearchShortcut} from './keys';

/** What the module of the box exports. */
type BoxModule = {
  readonly default: (element: HTMLElement) => void;
  readonly askEmbedded: (query: string, limit: number) => Promise<SearchAnswer>;
};

/** How the module is loaded; replaced in tests. */
export const loader = {
  load: (address: string): Promise<BoxModule> => import(/* webpackIgnore: true */ address) as Promise<BoxModule>,
};

let failures = 0;

/** Loads the module and makes an element work with it. Browsers keep a failure, so the next try has another address. */
export async function attachModule(element: HTMLElement, address: string): Promise<void> {
  try {
    const module = await loader.load(failures > 0 ? `${address}?${failures}` : address);
    module.default(element);
  } catch (error) {
    failures += 1;
    throw error;
  }
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
    if (!isWaiting()) return;
    attachModule(button, button.dataset.module ?? '').catch(() => {
      const status = dialog.querySelector('[role=status]');
      if (dialog.open && status) status.textContent = failure;
    });
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
