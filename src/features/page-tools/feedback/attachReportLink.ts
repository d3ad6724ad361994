import {newTab, reportText} from '../words';
import {timings} from '../../../timings';
import {createElement} from '../createElement';
import './feedback.css';
import {BASE_URL, createIssueUrl, SITE_URL} from '../../../config/addresses';
import {getRouteVersion} from '../../../config/versions';

/** Room between a selection and the button: on a touch screen for the handles below the text. */
const GAP = {fine: 6, coarse: 36};
const EDGE = 8;

const getGap = (): number => (window.matchMedia('(pointer: coarse)').matches ? GAP.coarse : GAP.fine);

/** Puts the button below a selection or, where that is out of the window, above it: never over it. */
function positionLink(button: HTMLElement, range: Range): void {
  const box = range.getBoundingClientRect();
  const last = [...range.getClientRects()].at(-1) ?? box;
  const gap = getGap();
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
export function attachReportLink(): void {
  const hint = createElement('span', {className: 'visually-hidden'}, newTab);
  const link = createElement(
    'a',
    {className: 'report-selection', target: '_blank', rel: 'noopener nofollow', draggable: false, hidden: true},
    reportText,
    hint,
  );
  let timer: number | undefined;
  let pressed = false;

  const updateLink = (): void => {
    const range = getSelectedRange();
    link.hidden = range === null || pressed;
    if (link.hidden || !range) return;
    link.href = createReportUrl();
    document.body.append(link);
    positionLink(link, range);
  };
  const scheduleUpdate = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(updateLink, timings.selectionSettled);
  };
  document.addEventListener('selectionchange', () => {
    if (getSelectedRange() === null) link.hidden = true;
    scheduleUpdate();
  });
  document.addEventListener('pointerdown', ({pointerType}) => void (pressed = pointerType === 'mouse'));
  document.addEventListener('pointerup', () => {
    pressed = false;
    scheduleUpdate();
  });
  // A press would clear the selection, and remove the link before the click.
  link.addEventListener('mousedown', (event) => event.preventDefault());
  scheduleUpdate();
}

/** The text of a page. */
const TEXT = '.theme-doc-markdown';

/** A text without line breaks and without the marks beside headings. */
const normalizeText = (text: string | null | undefined): string => (text ?? '').replace(/[\s\u200B]+/g, ' ').trim();

/** The text that is selected on the page, outside of fields; `null` without one. */
function getSelectedRange(): Range | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const {commonAncestorContainer: node} = range;
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(TEXT) && normalizeText(String(range)) ? range : null;
}

const HEADINGS = `${TEXT} :is(h2, h3, h4)[id]`;

/** Longest quotation, in characters: with the longest of them, an address stays below the 8,000 that GitHub accepts. */
const QUOTE_LIMIT = 300;

const isStartingBefore = (heading: Element, range: Range): boolean =>
  Boolean(heading.compareDocumentPosition(range.startContainer) & Node.DOCUMENT_POSITION_FOLLOWING) ||
  heading.contains(range.startContainer);

/** Whether a heading is in or above the upper half of the window, where people read. */
const isInUpperHalf = (heading: Element): boolean => heading.getBoundingClientRect().top < window.innerHeight / 2;

function findCurrentHeading(range: Range | null): Element | undefined {
  const headings = [...document.querySelectorAll(HEADINGS)];
  return headings.findLast((heading) => (range ? isStartingBefore(heading, range) : isInUpperHalf(heading)));
}

function truncateQuote(text: string): string {
  const characters = Array.from(text);
  return characters.length <= QUOTE_LIMIT ? text : `${characters.slice(0, QUOTE_LIMIT - 1).join('')}…`;
}

/** Returns the URL of a new issue about the selected text or, without a selection, about the visible section. */
export function createReportUrl(): string {
  const {pathname} = window.location;
  const range = getSelectedRange();
  const heading = findCurrentHeading(range);
  const title = normalizeText(document.querySelector('h1')?.textContent);
  const section = normalizeText(heading?.textContent);
  // As the selection writes it: a range would join the last word of a paragraph to the first of the next.
  const quote = range ? truncateQuote(normalizeText(String(window.getSelection()))) : '';
  const where = [
    `- Page: ${SITE_URL}${pathname}${heading ? `#${heading.id}` : ''}`,
    `- Version: ${getRouteVersion(`/${pathname.slice(BASE_URL.length)}`).label}`,
    ...(section ? [`- Section: ${section}`] : []),
  ].join('\n');
  return createIssueUrl({
    title: section ? `${title}: ${section}` : title,
    where,
    ...(quote && {what: `> ${quote}\n\n`}),
  });
}
