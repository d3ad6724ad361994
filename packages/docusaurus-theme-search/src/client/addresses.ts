/** Links in results: whether they're internal, and how to open them. */

const THIS_SITE = 'https://site.invalid';

/** Whether a URL is on this site. Browsers parse `/\\other.example` as one with another host. */
export function isOwnAddress(address: string): boolean {
  try {
    return address.startsWith('/') && new URL(address, THIS_SITE).origin === THIS_SITE;
  } catch {
    return false;
  }
}

/** Whether a click is of the main button without a modifier key. The browser handles others: a new tab, a download. */
function isPlainClick({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** Returns the internal URL that a click opens. Returns `null` if the browser should handle the click. */
export function getOpenedAddress(event: MouseEvent): string | null {
  const {target} = event;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const address = link?.getAttribute('href') ?? '';
  return isPlainClick(event) && isOwnAddress(address) ? address : null;
}
