import {BASE_URL, SITE_URL} from '../../config/addresses';
import {versionOfRoute} from '../../config/versions';
import {cut, QUOTE_LIMIT, type Place} from './report';
import {readSelectedText, readText, TEXT, type SelectedText} from './selectedText';

const HEADINGS = `${TEXT} :is(h2, h3, h4)[id]`;

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
export function findPlace(selected: SelectedText | null = readSelectedText()): Place {
  const {pathname} = window.location;
  const heading = findHeading(selected?.range ?? null);
  return {
    page: SITE_URL + pathname + (heading ? `#${heading.id}` : ''),
    title: readText(document.querySelector('h1')?.textContent),
    version: versionOfRoute(`/${pathname.slice(BASE_URL.length)}`).label,
    heading: readText(heading?.textContent),
    quote: cut(readText(selected?.text), QUOTE_LIMIT),
  };
}
