/** Copies through a hidden text field, which is the only way on a page that is not served over HTTPS. */
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
 * @throws when the browser refuses, in which case nothing is copied
 */
export async function writeClipboard(text: string): Promise<void> {
  // The clipboard exists only in secure contexts, which its type does not say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  if (!copyBySelection(text)) throw new Error('Copying refused');
}

/**
 * Copies a string that is still being fetched. Safari wants to hear of the copy during the press, so it is given the
 * promise where it takes one.
 *
 * @throws when the string does not arrive or the browser refuses, in which case nothing is copied
 */
export async function writeClipboardLater(text: Promise<string>): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard || typeof ClipboardItem === 'undefined') return writeClipboard(await text);
  const blob = text.then((string) => new Blob([string], {type: 'text/plain'}));
  return clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
