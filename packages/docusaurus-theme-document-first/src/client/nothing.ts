/** In place of modules of Docusaurus that browsers do not need: its highlighter, and a progress bar that never ends when a page fails to load. */
export const Prism = {};
