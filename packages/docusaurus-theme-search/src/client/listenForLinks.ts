/** What this module needs of the router's history. */
type Navigator = {readonly push: (address: string) => void};

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

/** Address on this site of the link that an event is about; `null` where there is none. */
function addressOf({target}: Event): string | null {
  const address = target instanceof Element ? target.closest('a[href]')?.getAttribute('href') : null;
  return address && isOwnAddress(address) ? address : null;
}

/**
 * Opens the links inside an element with the router, and preloads a page when the pointer reaches its link.
 * Docusaurus' own link preloads every page whose link is visible, and search results change with every key.
 *
 * @returns a function that removes the listeners
 */
export function listenForLinks(root: HTMLElement, navigator: Navigator): () => void {
  let preloaded: string | null = null;
  const open = (event: MouseEvent): void => {
    const address = addressOf(event);
    if (address === null || !isPlain(event)) return;
    event.preventDefault();
    navigator.push(address);
  };
  const preload = (event: Event): void => {
    const address = addressOf(event);
    if (address !== null && address !== preloaded) void window.docusaurus?.preload(address);
    preloaded = address;
  };
  root.addEventListener('click', open);
  root.addEventListener('pointerover', preload);
  return () => {
    root.removeEventListener('click', open);
    root.removeEventListener('pointerover', preload);
  };
}
