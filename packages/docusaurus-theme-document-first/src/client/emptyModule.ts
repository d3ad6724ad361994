/** Replaces Docusaurus's highlighter and its progress bar, which never ends if a page fails to load. */
export const Prism = {};
