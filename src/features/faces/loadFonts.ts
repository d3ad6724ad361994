/** The fonts of text and code (`css/tokens.css`), which are used from a reader's second page on. */
import {createStore, isSavingData, onIdle} from 'docusaurus-theme-document-first/client';
import {FACES_KEY} from './facesScript';

const FACES = ['1em "Source Sans 3"', '600 1em "Source Sans 3"', '1em "Source Code Pro"'];

const store = createStore('localStorage', FACES_KEY);

/** Fetches the fonts once the page is idle, unless the reader is saving data or already has them. */
export function loadFonts(): void {
  if (document.documentElement.dataset.faces !== undefined || isSavingData()) return;
  onIdle(() => {
    Promise.all(FACES.map((face) => document.fonts.load(face))).then(
      () => store.write('1'),
      // The next page tries again.
      () => undefined,
    );
  });
}
