/** Links of results: which are this site's own, and how they are opened. */

const THIS_SITE = 'https://site.invalid';

/** Whether an address leads to a page of this site; browsers read `/\\other.example` as one of another. */
export function isOwnAddress(address: string): boolean {
  try {
    return address.startsWith('/') && new URL(address, THIS_SITE).origin === THIS_SITE;
  } catch {
    return false;
  }
}

/** Whether a click is a plain one; the browser handles any other: a new tab, a download. */
function isPlain({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/**
 * Returns the address of the page that a click opens on this site. Returns `null` if the browser should handle the
 * click.
 */
export function getOpenedAddress(event: MouseEvent): string | null {
  const {target} = event;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const address = link?.getAttribute('href') ?? '';
  return isPlain(event) && isOwnAddress(address) ? address : null;
}
