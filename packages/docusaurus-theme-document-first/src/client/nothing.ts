/**
 * Empty replacement for Docusaurus modules that browsers don't need: its highlighter, and the progress bar, which never
 * ends if a page fails to load.
 */
export const Prism = {};
