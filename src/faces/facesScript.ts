/** Entry of `localStorage` that says that the browser has the fonts of text and code. */
export const FACES_KEY = 'millrace.faces';

/** Runs in the head, before anything is drawn: sets a page in fonts that the browser has. */
export const facesScript = `try{localStorage['${FACES_KEY}']&&(document.documentElement.dataset.faces='')}catch{}`;
