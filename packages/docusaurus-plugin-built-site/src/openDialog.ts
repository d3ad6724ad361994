/** Selector of focusable elements. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const getFocusable = (dialog: Element): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.closest('[inert], [hidden], :disabled') && element.getClientRects().length > 0,
  );

/** Selector of dialogs, including those of other scripts that can open on top. */
const DIALOGS = 'dialog[open],[role$=dialog]';

/** Keeps the focus in a dialog, unless it moves to another dialog. */
function trapFocus(dialog: HTMLDialogElement, signal: AbortSignal): void {
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab') return;
      const all = getFocusable(dialog);
      const [last, next] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
      if (document.activeElement !== last && dialog.contains(document.activeElement)) return;
      event.preventDefault();
      next?.focus();
    },
    {signal},
  );
  document.addEventListener(
    'focusin',
    ({target}) => {
      // Don't interfere with closing, or with another dialog: two focus traps would cause an endless loop.
      if (dialog.open && target instanceof Element && !target.closest(DIALOGS)) getFocusable(dialog)[0]?.focus();
    },
    {signal},
  );
}

/** Closes a dialog on Escape, and on Android's back gesture. */
function closeOnRequest(dialog: HTMLDialogElement, signal: AbortSignal): void {
  if ('CloseWatcher' in window) {
    const watcher = new (window.CloseWatcher as new () => EventTarget & {destroy: () => void})();
    watcher.addEventListener('close', () => dialog.close());
    signal.addEventListener('abort', () => watcher.destroy());
    return;
  }
  document.addEventListener('keydown', ({key}) => key === 'Escape' && dialog.close(), {signal});
}

/**
 * Opens a modal dialog. `showModal()` makes the page inert, so the browser recalculates the style of every element,
 * which takes a second on a long page. A dialog with `popover="manual"` and `aria-modal` avoids this: it also opens in
 * the top layer, and this module traps the focus. It must cover the viewport. Other dialogs use `showModal()`. While
 * any dialog is open, `<html>` has `data-dialog-open`.
 *
 * @param fallback element to focus when the dialog closes, if nothing had focus before
 */
export function openDialog(dialog: HTMLDialogElement, fallback?: HTMLElement): void {
  if (dialog.open) return;
  const {body, documentElement: root} = document;
  // Set before opening, because focusing forces a reflow.
  root.dataset.dialogOpen = '';
  const focused = document.activeElement;
  const opener = focused instanceof HTMLElement && focused !== body ? focused : fallback;
  const closing = new AbortController();
  dialog.addEventListener(
    'close',
    () => {
      // The event is asynchronous, so the dialog may be open again.
      if (dialog.open) return;
      closing.abort();
      // If the opener is in a dialog, that dialog is still open.
      if (!opener?.closest('dialog')) delete root.dataset.dialogOpen;
      if (isPopover && dialog.matches(':popover-open')) dialog.hidePopover();
      // Don't restore the focus if a link in the dialog has moved it.
      if (document.activeElement === body || dialog.contains(document.activeElement))
        opener?.focus({preventScroll: true});
    },
    {signal: closing.signal},
  );
  const isPopover = dialog.getAttribute('popover') === 'manual' && 'showPopover' in dialog;
  if (!isPopover) return dialog.showModal();
  dialog.show();
  if (!dialog.matches(':popover-open')) dialog.showPopover();
  trapFocus(dialog, closing.signal);
  closeOnRequest(dialog, closing.signal);
}

/**
 * Closes a dialog that covers the viewport when the reader presses the free space around its content. Releasing the
 * mouse there after selecting text doesn't close it, although Chromium then also reports a click on the dialog.
 */
export function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({target}) => (pressed = target));
  dialog.addEventListener('click', ({target}) => target === dialog && pressed === dialog && dialog.close());
}
