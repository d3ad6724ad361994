import {newTab, reportText} from '../words';
import {timings} from '../../timings';
import {createElement} from '../createElement';
import './feedback.css';
import {BASE_URL, createIssueUrl, SITE_URL} from '../../config/addresses';
import {versionOfRoute} from '../../config/versions';

/** Room between a selection and the button: on a touch screen for the handles below the text. */
const GAP = {fine: 6, coarse: 36};
const EDGE = 8;

const findGap = (): number => (window.matchMedia('(pointer: coarse)').matches ? GAP.coarse : GAP.fine);

/** Puts the button below a selection or, where that is out of the window, above it: never over it. */
function place(button: HTMLElement, range: Range): void {
  const box = range.getBoundingClientRect();
  const last = [...range.getClientRects()].at(-1) ?? box;
  const gap = findGap();
  const isOutside = box.bottom + gap + button.offsetHeight > window.innerHeight;
  const top = isOutside ? box.top - gap - button.offsetHeight : box.bottom + gap;
  const left = Math.min(last.right - button.offsetWidth / 2, window.innerWidth - button.offsetWidth - EDGE);
  button.style.top = `${top + window.scrollY}px`;
  button.style.left = `${Math.max(left, EDGE) + window.scrollX}px`;
}

/**
 * Offers to report a problem with the text that the reader selects, with a link near it. It comes when the selection
 * has rested for `timings.selectionSettled` and no mouse button is held, and goes with the selection.
 */
export function offerReport(): void {
  const hint = createElement('span', {className: 'visually-hidden'}, newTab);
  const link = createElement(
    'a',
    {className: 'report-selection', target: '_blank', rel: 'noopener nofollow', draggable: false, hidden: true},
    reportText,
    hint,
  );
  let timer: number | undefined;
  let pressed = false;

  const show = (): void => {
    const range = findSelection();
    link.hidden = range === null || pressed;
    if (link.hidden || !range) return;
    link.href = createReportAddress();
    document.body.append(link);
    place(link, range);
  };
  const settle = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(show, timings.selectionSettled);
  };
  document.addEventListener('selectionchange', () => {
    if (findSelection() === null) link.hidden = true;
    settle();
  });
  document.addEventListener('pointerdown', ({pointerType}) => void (pressed = pointerType === 'mouse'));
  document.addEventListener('pointerup', () => {
    pressed = false;
    settle();
  });
  // A press would take the selection away, and with it the link, before the click.
  link.addEventListener('mousedown', (event) => event.preventDefault());
  settle();
}

/** The text of a page. */
const TEXT = '.theme-doc-markdown';

/** A text without line breaks and without the marks beside headings. */
const readText = (text: string | null | undefined): string => (text ?? '').replace(/[\s\u200B]+/g, ' ').trim();

/** The text that is selected on the page, outside of fields; `null` without one. */
function findSelection(): Range | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const {commonAncestorContainer: node} = range;
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(TEXT) && readText(String(range)) ? range : null;
}

const HEADINGS = `${TEXT} :is(h2, h3, h4)[id]`;

/** Longest quotation, in characters: with the longest of them, an address stays below the 8,000 that GitHub accepts. */
const QUOTE_LIMIT = 300;

const startsBefore = (heading: Element, range: Range): boolean =>
  Boolean(heading.compareDocumentPosition(range.startContainer) & Node.DOCUMENT_POSITION_FOLLOWING) ||
  heading.contains(range.startContainer);

/** Without a selection, the reader means what is in the upper half of the window. */
const isRead = (heading: Element): boolean => heading.getBoundingClientRect().top < window.innerHeight / 2;

function findHeading(range: Range | null): Element | undefined {
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
  const range = findSelection();
  const heading = findHeading(range);
  const title = readText(document.querySelector('h1')?.textContent);
  const section = readText(heading?.textContent);
  // As the selection writes it: a range would join the last word of a paragraph to the first of the next.
  const quote = range ? cut(readText(String(window.getSelection()))) : '';
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
