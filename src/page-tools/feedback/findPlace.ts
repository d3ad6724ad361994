import {BASE_URL, SITE_URL} from '../../config/addresses';
import {versionOfRoute} from '../../config/versions';
import {cut, QUOTE_LIMIT, type Place} from './report';

const TEXT = '.theme-doc-markdown';
const HEADINGS = `${TEXT} :is(h2, h3, h4)[id]`;

/** The text that is selected on the page, outside of fields; `null` without one. */
export function findSelection(): Range | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const {commonAncestorContainer: node} = range;
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(TEXT) && readText(String(range)) ? range : null;
}

/** A text without line breaks and without the marks beside headings. */
const readText = (text: string | null | undefined): string => (text ?? '').replace(/[\s\u200B]+/g, ' ').trim();

const startsBefore = (heading: Element, range: Range): boolean =>
  Boolean(heading.compareDocumentPosition(range.startContainer) & Node.DOCUMENT_POSITION_FOLLOWING) ||
  heading.contains(range.startContainer);

/** Without a selection, the reader means what is in the upper half of the window. */
const isRead = (heading: Element): boolean => heading.getBoundingClientRect().top < window.innerHeight / 2;

function findHeading(range: Range | null): Element | undefined {
  const headings = [...document.querySelectorAll(HEADINGS)];
  return headings.findLast((heading) => (range ? startsBefore(heading, range) : isRead(heading)));
}

/** Where the reader is: the page, and the section with its quotation if text is selected. */
export function findPlace(range: Range | null = findSelection()): Place {
  const {pathname} = window.location;
  const heading = findHeading(range);
  return {
    page: SITE_URL + pathname + (heading ? `#${heading.id}` : ''),
    title: readText(document.querySelector('h1')?.textContent),
    version: versionOfRoute(`/${pathname.slice(BASE_URL.length)}`).label,
    heading: readText(heading?.textContent),
    // A range would join the last word of a paragraph to the first of the next.
    quote: cut(readText(range === null ? '' : String(window.getSelection())), QUOTE_LIMIT),
  };
}
