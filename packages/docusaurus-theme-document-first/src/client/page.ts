/** Returns the element that grows with the content, because the body is as high as the viewport. */
export function getPageElement(): HTMLElement {
  return document.getElementById('__docusaurus') ?? document.body;
}

/** Selector of headings that can label a control or list. */
export const HEADINGS = 'h1, [id]:is(h2, h3, h4)';

/** Whether an element is before another one in the document, or contains it. */
export const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

/** Returns the text of the heading above an element, as a label for a control or list without one. */
export function findHeadingAbove(element: Element): string | undefined {
  return [...document.querySelectorAll(HEADINGS)].findLast((heading) => isBefore(heading, element))?.textContent;
}

/** Anchor below each page. Without JavaScript, the mobile menu button leads to it. */
export const MENU_ANCHOR = 'menu';

/** Anchor of the content next to the sidebar, which is the target of the skip link. */
export const CONTENT_ANCHOR = 'main-content';

/** Id of the mobile menu's dialog. */
export const DRAWER = 'drawer';

/** Name of the plugin whose pages are documentation. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Event before hydration. The document script cancels it if hydration would discard changes to the page. */
export const HYDRATION = 'document-first:hydration';
