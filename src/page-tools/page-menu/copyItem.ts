import {announce, writeClipboardLater} from 'docusaurus-theme-document-first/client';
import {timings} from '../../timings';

/** What a copying entry of the menu says instead of its label. */
const SAID = {copied: 'Copied', failed: 'Could not copy'} as const;

/**
 * Copies a text that may still have to be fetched, and confirms it in the entry that was pressed. What went wrong stays
 * for longer, because it has to be read.
 *
 * @returns whether the text was copied, once the confirmation is over
 */
export async function copyFromItem(item: HTMLElement, label: string, text: Promise<string>): Promise<boolean> {
  const copied = await writeClipboardLater(text).then(
    () => true,
    () => false,
  );
  const state = copied ? 'copied' : 'failed';
  item.dataset.state = state;
  item.textContent = SAID[state];
  announce(copied ? SAID.copied : `${SAID.failed}. Check your connection, and that this site can use the clipboard.`);
  await new Promise((resolve) => window.setTimeout(resolve, copied ? timings.copied : timings.copyFailure));
  delete item.dataset.state;
  item.textContent = label;
  return copied;
}
