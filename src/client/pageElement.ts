/** The element that grows and shrinks with the page, because the body is as high as the window. */
export function findPageElement(): HTMLElement {
  return document.getElementById('__docusaurus') ?? document.body;
}
