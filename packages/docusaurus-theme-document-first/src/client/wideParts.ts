const PARTS = '.markdown table, .markdown .diagram';

/** Makes a part that is wider than the page scrollable by keyboard, and keeps the others out of the Tab order. */
function markPart(part: Element): void {
  const isWide = part.scrollWidth > part.clientWidth + 1;
  if (isWide && !part.hasAttribute('tabindex')) part.setAttribute('tabindex', '0');
  else if (!isWide && part.getAttribute('tabindex') === '0') part.removeAttribute('tabindex');
}

let observer: ResizeObserver | undefined;

/** Watches the tables and diagrams of an opened page, and lets the keyboard scroll those that are too wide. */
export function watchWideParts(): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => entries.forEach(({target}) => markPart(target)));
  for (const part of document.querySelectorAll(PARTS)) observer.observe(part);
}
