/** Stands in the browser for the highlighter that the theme loads on every page. */
export const Prism = {};
