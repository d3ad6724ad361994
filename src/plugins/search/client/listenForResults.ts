/** What this module needs of the router's history. */
export type Opener = {readonly push: (address: string) => void};

/** Whether a click opens the page here; any other one is the browser's: a new tab, a download. */
function isPlain({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** Address of the page of this site that an event is about; `null` where it is about none. */
function addressOf({target}: Event): string | null {
  const address = target instanceof Element ? target.closest('a[href]')?.getAttribute('href') : null;
  return address?.startsWith('/') ? address : null;
}

/**
 * Opens the links inside an element without loading the site anew. Docusaurus' own link watches whether it is
 * seen, and fetches its page then; results come and go with every key, so here one listener serves all of them,
 * and a page is fetched when the pointer reaches its link.
 *
 * @returns what ends it
 */
export function listenForResults(root: HTMLElement, history: Opener): () => void {
  let reached: string | null = null;
  const open = (event: MouseEvent): void => {
    const address = addressOf(event);
    if (address === null || !isPlain(event)) return;
    event.preventDefault();
    history.push(address);
  };
  const fetchAhead = (event: Event): void => {
    const address = addressOf(event);
    if (address !== null && address !== reached) void window.docusaurus?.preload(address);
    reached = address;
  };
  // Captured: DocSearch closes the dialog on its way up, and with it goes this listener.
  root.addEventListener('click', open, {capture: true});
  root.addEventListener('pointerover', fetchAhead);
  return () => {
    root.removeEventListener('click', open, {capture: true});
    root.removeEventListener('pointerover', fetchAhead);
  };
}
