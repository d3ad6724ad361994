/** Selector of focusable elements. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const getFocusable = (dialog: Element): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.closest('[inert], [hidden], :disabled') && element.getClientRects().length > 0,
  );

/** Dialogs: this one, and those that can open on top of it, also of other scripts. */
const DIALOGS = 'dialog[open],[role$=dialog]';

/** Traps the Tab key, and focus that arrives from outside the page, in a dialog. Other dialogs keep their focus. */
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
      // While it closes, the focus returns to the page. Two dialogs that take the focus from each other would never stop.
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
 * which takes a second on a long page. A dialog with `popover="manual"` and `aria-modal` opens in the top layer too,
 * and traps the focus itself; it must cover the viewport. Others use `showModal()`. While any is open,
 * `<html>` has `data-dialog-open`.
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
      // Otherwise, it was opened on top of another one.
      if (!opener?.closest('dialog')) delete root.dataset.dialogOpen;
      if (isPopover && dialog.matches(':popover-open')) dialog.hidePopover();
      // A link may have moved the focus to another place of the page.
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
