/** Entry of `localStorage` that is set when the fonts of text and code have been fetched. */
export const FACES_KEY = 'millrace.faces';

/** Inline script for the head: uses these fonts if they've been fetched, before the first paint. */
export const facesScript = `try{localStorage['${FACES_KEY}']&&(document.documentElement.dataset.faces='')}catch{}`;
