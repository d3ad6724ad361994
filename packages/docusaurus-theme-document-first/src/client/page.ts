/** The element that grows and shrinks with the page, because the body is as high as the window. */
export function getPageElement(): HTMLElement {
  return document.getElementById('__docusaurus') ?? document.body;
}

/** The heading that an element stands below, for the name of a control or a list that the page does not name. */
export function findHeadingAbove(element: Element): string | undefined {
  const headings = [...document.querySelectorAll('h1, [id]:is(h2, h3, h4)')];
  return headings.findLast((heading) => heading.compareDocumentPosition(element) & 4)?.textContent;
}

/** Anchor below each page, where the lists of the section and of the site begin on a phone without script. */
export const MENU_ANCHOR = 'menu';

/** Anchor of the page beside its sidebar: where the link past the navigation leads. */
export const CONTENT_ANCHOR = 'main-content';

/** Id of the dialog that is the menu of a phone. */
export const DRAWER = 'drawer';

/** Name of the plugin whose pages are documentation. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Event of the document before React takes the page over, which the document script cancels where that would lose something. */
export const HYDRATION = 'document-first:hydration';
