/** The element that grows and shrinks with the page, because the body is as high as the window. */
export function findPageElement(): HTMLElement {
  return document.getElementById('__docusaurus') ?? document.body;
}

/** Anchor below each page, where the lists of the section and of the site begin on a phone without script. */
export const MENU_ANCHOR = 'menu';

/** Anchor of the page beside its sidebar: where the link past the navigation leads. */
export const CONTENT_ANCHOR = 'main-content';

/** Name of the plugin whose pages are documentation. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
