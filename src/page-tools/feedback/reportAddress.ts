import {BASE_URL, SITE_URL} from '../../config/addresses';
import {createIssueUrl} from '../../config/issueUrl';
import {versionOfRoute} from '../../config/versions';
import {readSelectedText, readText, TEXT} from './selectedText';

const HEADINGS = `${TEXT} :is(h2, h3, h4)[id]`;

/** Longest quotation, in characters: with the longest of them, an address stays below the 8,000 that GitHub accepts. */
const QUOTE_LIMIT = 300;

const startsBefore = (heading: Element, range: Range): boolean =>
  Boolean(heading.compareDocumentPosition(range.startContainer) & Node.DOCUMENT_POSITION_FOLLOWING) ||
  heading.contains(range.startContainer);

/** Without a selection, the reader means what is in the upper half of the window. */
const isRead = (heading: Element): boolean => heading.getBoundingClientRect().top < window.innerHeight / 2;

function findHeading(range: Range | undefined): Element | undefined {
  const headings = [...document.querySelectorAll(HEADINGS)];
  return headings.findLast((heading) => (range ? startsBefore(heading, range) : isRead(heading)));
}

function cut(text: string): string {
  const characters = Array.from(text);
  return characters.length <= QUOTE_LIMIT ? text : `${characters.slice(0, QUOTE_LIMIT - 1).join('')}…`;
}

/** Address of a new issue about the selected text or, without one, about the section that the reader sees. */
export function createReportAddress(): string {
  const {pathname} = window.location;
  const selected = readSelectedText();
  const heading = findHeading(selected?.range);
  const title = readText(document.querySelector('h1')?.textContent);
  const section = readText(heading?.textContent);
  const quote = cut(readText(selected?.text));
  const where = [
    `- Page: ${SITE_URL}${pathname}${heading ? `#${heading.id}` : ''}`,
    `- Version: ${versionOfRoute(`/${pathname.slice(BASE_URL.length)}`).label}`,
    ...(section ? [`- Section: ${section}`] : []),
  ].join('\n');
  return createIssueUrl({
    title: section ? `${title}: ${section}` : title,
    where,
    ...(quote && {what: `> ${quote}\n\n`}),
  });
}
