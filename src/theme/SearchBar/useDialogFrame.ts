import {useEffect, useLayoutEffect, useState} from 'react';

/** Places of the dialog in the page. */
export type DialogFrame = {
  /** Where the dialog is drawn. */
  readonly container: HTMLElement;
  /** Below the query, for our own line. */
  readonly slot: HTMLElement;
};

function makeContainer(hosted: boolean): HTMLElement {
  const container = document.createElement('div');
  container.className = hosted ? 'mr-search' : 'mr-search mr-search-embedded';
  return container;
}

/** DocSearch calls its dialog a button, which screen readers then announce for everything in it. */
function nameDialog(container: HTMLElement): void {
  const dialog = container.querySelector('.DocSearch-Container');
  dialog?.setAttribute('role', 'dialog');
  dialog?.setAttribute('aria-modal', 'true');
  dialog?.setAttribute('aria-label', 'Search the documentation');
  dialog?.removeAttribute('aria-expanded');
  dialog?.removeAttribute('aria-haspopup');
  dialog?.setAttribute('tabindex', '-1');
}

function makeSlot(): HTMLElement {
  const slot = document.createElement('div');
  slot.className = 'mr-search-slot';
  return slot;
}

/**
 * Keeps the slot right below the query: DocSearch puts its results there once it has some.
 *
 * @returns what ends it
 */
function holdSlot(container: HTMLElement, slot: HTMLElement): () => void {
  const bar = container.querySelector('.DocSearch-SearchBar');
  const place = (): void => {
    if (bar && bar.nextSibling !== slot) bar.after(slot);
  };
  const observer = new MutationObserver(place);
  place();
  if (bar?.parentElement) observer.observe(bar.parentElement, {childList: true});
  return () => {
    observer.disconnect();
    slot.remove();
  };
}

/**
 * Puts the dialog at the start of the body, and a slot for our own line into it.
 *
 * @param turn changes whenever the dialog is drawn anew
 */
export function useDialogFrame(turn: number, hosted: boolean): DialogFrame {
  const [container] = useState(() => makeContainer(hosted));
  const [slot] = useState(makeSlot);

  useLayoutEffect(() => {
    document.body.prepend(container);
    return () => container.remove();
  }, [container]);

  useEffect(() => {
    nameDialog(container);
    return holdSlot(container, slot);
  }, [container, slot, turn]);

  return {container, slot};
}
