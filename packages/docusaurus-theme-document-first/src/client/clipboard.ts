/** Copies using a hidden text field, which is the only way without a secure context (HTTPS). */
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
 * Copies a string to the clipboard.
 *
 * @throws if the browser denies access, in which case nothing is copied
 */
export async function writeClipboard(text: string): Promise<void> {
  // Only exists in secure contexts, which its type ignores.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  if (!copyBySelection(text)) throw new Error('Copying refused');
}

/**
 * Copies a string that is still being fetched. Safari requires `write` to be called during the click, so pass a promise
 * where the browser accepts one.
 *
 * @throws if fetching fails or the browser denies access, in which case nothing is copied
 */
export async function writeClipboardLater(text: Promise<string>): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard || typeof ClipboardItem === 'undefined') return writeClipboard(await text);
  const blob = text.then((string) => new Blob([string], {type: 'text/plain'}));
  return clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
