/** Copies through a hidden text field: the only way where the page is not served over HTTPS. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.focus({preventScroll: true});
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  return copied;
}

/**
 * Puts a text on the clipboard.
 *
 * @throws when the browser refuses; nothing is copied then.
 */
export async function writeClipboard(text: string): Promise<void> {
  // The clipboard exists in secure contexts only; its type does not say so.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  if (!copyBySelection(text)) throw new Error('The browser refused to copy.');
}
