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

/** The link to a page of this site that a click opens here; `null` where the browser opens it, or there is none. */
export function findOpened(event: MouseEvent): {readonly link: HTMLAnchorElement; readonly address: string} | null {
  const {target} = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const address = link?.getAttribute('href') ?? '';
  return link && isPlain(event) && isOwnAddress(address) ? {link, address} : null;
}

/**
 * Opens the links inside an element with the router of the running application. Docusaurus' own link preloads every page
 * whose link is visible, and search results change with every key.
 *
 * @returns a function that stops
 */
export function listenForLinks(root: HTMLElement, open: (address: string) => void): () => void {
  const onClick = (event: MouseEvent): void => {
    const opened = findOpened(event);
    if (!opened) return;
    event.preventDefault();
    open(opened.address);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
