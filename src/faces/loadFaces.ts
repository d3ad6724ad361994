/** The fonts of text and code (`css/tokens.css`), which the pages after a reader's first one are set in. */
import {createStore} from 'docusaurus-theme-document-first/client';
import {FACES_KEY} from './facesScript';

const FACES = ['1em "Source Sans 3"', '600 1em "Source Sans 3"', '1em "Source Code Pro"'];

const store = createStore('localStorage', FACES_KEY);

/** Fetches the fonts once the page has loaded and is quiet, unless the reader saves data. */
export function loadFaces(): void {
  const {connection} = navigator as {readonly connection?: {readonly saveData?: boolean}};
  if (document.documentElement.dataset.faces !== undefined || connection?.saveData) return;
  const load = (): void => {
    Promise.all(FACES.map((face) => document.fonts.load(face))).then(
      () => store.write('1'),
      // Without the network, the next page tries again.
      () => undefined,
    );
  };
  // Safari has no `requestIdleCallback`.
  window.addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(load));
}
