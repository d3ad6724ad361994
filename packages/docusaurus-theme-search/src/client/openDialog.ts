/** What the Tab key reaches. */
const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button, input';

const listFocusable = (dialog: Element): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.getClientRects().length > 0);

/**
 * Opens the dialog of search over the page. `showModal()` makes the page inert, for which the browser computes the style
 * of each of its elements again: a second on a long page. A manual popover opens in the same layer, and keeps the focus
 * itself. docusaurus-theme-document-first opens it in the same way before the module of the box is there.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  if (dialog.getAttribute('popover') !== 'manual' || !('showPopover' in dialog)) return dialog.showModal();
  const closing = new AbortController();
  const {signal} = closing;
  const opener = document.activeElement;
  dialog.show();
  if (!dialog.matches(':popover-open')) dialog.showPopover();
  dialog.addEventListener(
    'close',
    () => {
      // The event comes later than the closing: the reader may have opened it again.
      if (dialog.open) return;
      closing.abort();
      if (dialog.matches(':popover-open')) dialog.hidePopover();
      const {activeElement, body} = document;
      const isLost = activeElement === body || dialog.contains(activeElement);
      if (isLost && opener instanceof HTMLElement) opener.focus({preventScroll: true});
    },
    {signal},
  );
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab') return;
      const all = listFocusable(dialog);
      const [last, next] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
      if (document.activeElement !== last) return;
      event.preventDefault();
      next?.focus();
    },
    {signal},
  );
  document.addEventListener(
    'focusin',
    ({target}) => {
      // While it closes, the focus returns to the page.
      if (dialog.open && target instanceof Node && !dialog.contains(target)) listFocusable(dialog)[0]?.focus();
    },
    {signal},
  );
  // Escape, and the back gesture of Android.
  if ('CloseWatcher' in window) {
    const watcher = new (window.CloseWatcher as new () => EventTarget & {destroy: () => void})();
    watcher.addEventListener('close', () => dialog.close());
    signal.addEventListener('abort', () => watcher.destroy());
  } else document.addEventListener('keydown', ({key}) => key === 'Escape' && dialog.close(), {signal});
}
