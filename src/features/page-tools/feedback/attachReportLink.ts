import {newTabText, reportText} from '../words';
import {timings} from '../../../timings';
import {createElement} from '../createElement';
import './feedback.css';
import {BASE_URL, createIssueUrl, SITE_URL} from '../../../config/addresses';
import {getRouteVersion} from '../../../config/versions';

/** Space between the selection and the button. On touch screens, this includes the selection handles. */
const GAP = {fine: 6, coarse: 36};
const EDGE = 8;

const getGap = (): number => (window.matchMedia('(pointer: coarse)').matches ? GAP.coarse : GAP.fine);

/**
 * Positions the button below the selection or, if that's outside the window, above it. It never covers the selection.
 */
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
 * Shows a link next to selected text to report a problem with it. The link appears when the selection hasn't changed
 * for `timings.selectionSettled` and no mouse button is pressed, and disappears with the selection.
 */
export function attachReportLink(): void {
  const hint = createElement('span', {className: 'visually-hidden'}, newTabText);
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
  // Prevents the click from clearing the selection, which would remove the link first.
  link.addEventListener('mousedown', (event) => event.preventDefault());
  scheduleUpdate();
}

/** The element with the page's text. */
const TEXT = '.theme-doc-markdown';

/** Returns a text without line breaks and without the anchor links of headings. */
const normalizeText = (text: string | null | undefined): string => (text ?? '').replace(/[\s\u200B]+/g, ' ').trim();

/** Returns the selected text of the page, except in form fields; `null` if there's none. */
function getSelectedRange(): Range | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const {commonAncestorContainer: node} = range;
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(TEXT) && normalizeText(String(range)) ? range : null;
}

const HEADINGS = `${TEXT} :is(h2, h3, h4)[id]`;

/**
 * Maximum length of a quotation in characters. Even with non-ASCII characters, the URL stays below GitHub's limit of
 * 8,000.
 */
const QUOTE_LIMIT = 300;

const isStartingBefore = (heading: Element, range: Range): boolean =>
  Boolean(heading.compareDocumentPosition(range.startContainer) & Node.DOCUMENT_POSITION_FOLLOWING) ||
  heading.contains(range.startContainer);

/** Whether a heading is in or above the upper half of the window, which is where people read. */
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
  // Use the selection's text, because a range joins the last word of a paragraph and the first word of the next one.
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
