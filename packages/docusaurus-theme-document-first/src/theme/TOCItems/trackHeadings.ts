import {getPageElement} from 'docusaurus-theme-document-first/client/page';
import {findTarget} from 'docusaurus-theme-document-first/client/scrolling/findTarget';
import {getScrollOffset} from 'docusaurus-theme-document-first/client/scrolling/goToPlace';
import {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';

/** Positions of the headings and the viewport, in pixels from the top of the page. */
export type ReadingPosition = {
  /** Tops of the headings, in the order of the page. */
  readonly tops: readonly number[];
  /** The upper edge of the reading area, below the navbar. */
  readonly line: number;
  /** Whether the page is scrolled to its end. */
  readonly atEnd: boolean;
  /** Index of the heading that the hash refers to, if it's in the viewport; otherwise −1. */
  readonly named: number;
};

/**
 * Returns the index of the current heading: the last one above the line. At the end of the page, where the last
 * headings can't reach the line, it's the target of the hash, otherwise the last one.
 */
export function getCurrentHeading({tops, line, atEnd, named}: ReadingPosition): number {
  const passed = tops.findLastIndex((top) => top <= line);
  if (!atEnd) return passed;
  return named > passed ? named : tops.length - 1;
}

/** Cached layout of a page, so that scrolling doesn't force a reflow. */
type PageMeasures = {
  /** Links of the list to visible headings, in the order of the page. */
  readonly links: readonly HTMLAnchorElement[];
  /** Tops of their headings, from the top of the page. */
  readonly tops: readonly number[];
  /** Upper and lower edges of the links, from the top of the list's content. */
  readonly edges: readonly {readonly top: number; readonly bottom: number}[];
  readonly list: HTMLElement;
  readonly listHeight: number;
  readonly pageHeight: number;
  /** Height of the content that covers the top of the page. */
  readonly covered: number;
};

/** After following a link, the heading is slightly below the navbar, and must count as current. */
const TOLERANCE = 12;

const getHeading = (link: HTMLAnchorElement): HTMLElement | null =>
  link.pathname === window.location.pathname ? findTarget(link.hash) : null;

/** Whether a heading has a position. In a panel that's hidden until found, it has a box but isn't shown. */
const isVisible = (heading: HTMLElement | null): boolean =>
  Boolean(heading?.offsetParent) && heading?.closest('[hidden]') === null;

function getPageMeasures(list: HTMLElement, linkClassName: string): PageMeasures {
  // A page has two lists, but only one is visible. A collapsed list is tracked as well.
  const isShown = (list.closest('details') ?? list).getClientRects().length > 0;
  const all = isShown ? ([...list.getElementsByClassName(linkClassName)] as HTMLAnchorElement[]) : [];
  const shown = all
    .map((link) => ({link, heading: getHeading(link)}))
    .filter((pair): pair is {link: HTMLAnchorElement; heading: HTMLElement} => isVisible(pair.heading));
  const listTop = list.getBoundingClientRect().top - list.scrollTop;
  const first = shown[0];
  return {
    links: shown.map(({link}) => link),
    tops: shown.map(({heading}) => heading.getBoundingClientRect().top + window.scrollY),
    edges: shown.map(({link}) => {
      const {top, bottom} = link.getBoundingClientRect();
      return {top: top - listTop, bottom: bottom - listTop};
    }),
    list,
    listHeight: list.clientHeight,
    pageHeight: document.documentElement.scrollHeight,
    covered: (first ? getScrollOffset(first.heading) : 0) + TOLERANCE,
  };
}

const LINK = 'table-of-contents__link';
const ACTIVE_LINK = 'table-of-contents__link--active';

const END = 2;

function getCurrentIndex({links, tops, pageHeight, covered}: PageMeasures): number {
  const {scrollY, innerHeight, location} = window;
  const named = links.findIndex(({hash}) => hash !== '' && hash === location.hash);
  const namedTop = tops[named];
  const isSeen = namedTop !== undefined && namedTop >= scrollY && namedTop < scrollY + innerHeight;
  return getCurrentHeading({
    tops,
    line: scrollY + covered,
    atEnd: scrollY > 0 && scrollY + innerHeight >= pageHeight - END,
    named: isSeen ? named : -1,
  });
}

/**
 * Scrolls the marked link into view with its neighbours, because a list can fade at its ends. Runs before the mark is
 * set, to avoid another reflow.
 */
function scrollToLink({list, edges, listHeight}: PageMeasures, index: number): void {
  const edge = edges[index];
  if (!edge) {
    list.scrollTop = 0;
    return;
  }
  const {scrollTop} = list;
  const height = edge.bottom - edge.top;
  if (edge.top - height >= scrollTop && edge.bottom + height <= scrollTop + listHeight) return;
  list.scrollTop = (edge.top + edge.bottom - listHeight) / 2;
}

type FollowOptions = {
  readonly linkClass?: string;
  readonly activeClass?: string;
  readonly onMark?: (link: HTMLAnchorElement | undefined) => void;
};

/**
 * Marks the current heading in a table of contents, and keeps it in view. Does nothing if the list is tracked already,
 * and stops when the list is removed from the page.
 *
 * @param list scroll container next to the page
 * @param options.linkClass class of its links (only links to headings of this page are tracked)
 * @param options.activeClass class for the marked link
 * @param options.onMark called with the marked link, or `undefined`
 * @returns a function that stops tracking
 */
export function trackHeadings(
  list: HTMLElement,
  {linkClass = LINK, activeClass = ACTIVE_LINK, onMark = () => undefined}: FollowOptions = {},
): () => void {
  if (list.dataset.followed !== undefined) return () => undefined;
  list.dataset.followed = '';
  let page: PageMeasures | undefined;
  let marked: HTMLAnchorElement | undefined;
  let frame: number | undefined;

  function setCurrentLink(link: HTMLAnchorElement | undefined): void {
    marked?.classList.remove(activeClass);
    marked?.removeAttribute('aria-current');
    link?.classList.add(activeClass);
    link?.setAttribute('aria-current', 'location');
    marked = link;
    onMark(link);
  }

  function updateCurrentLink(): void {
    if (!page) return;
    const index = getCurrentIndex(page);
    if (page.links[index] === marked) return;
    scrollToLink(page, index);
    setCurrentLink(page.links[index]);
  }

  let wait: number | undefined;
  let isDue = false;

  /** Throttles updates: runs immediately, then at most once per interval, with a trailing call. */
  function scheduleUpdate(): void {
    isDue = wait !== undefined;
    if (isDue) return;
    wait = window.setTimeout(() => {
      wait = undefined;
      if (isDue) scheduleUpdate();
    }, timings.headingUpdate);
    updateCurrentLink();
  }

  const scheduleMeasuring = (): void => {
    if (!list.isConnected) return stopTracking();
    if (frame !== undefined) window.cancelAnimationFrame(frame);
    frame = window.requestAnimationFrame(() => {
      page = getPageMeasures(list, linkClass);
      scheduleUpdate();
    });
  };
  const observer = new ResizeObserver(scheduleMeasuring);
  const following = new AbortController();

  function stopTracking(): void {
    window.clearTimeout(wait);
    observer.disconnect();
    if (frame !== undefined) window.cancelAnimationFrame(frame);
    following.abort();
    setCurrentLink(undefined);
    delete list.dataset.followed;
  }

  observer.observe(getPageElement());
  window.addEventListener('resize', scheduleMeasuring, following);
  document.addEventListener('scroll', scheduleUpdate, {passive: true, signal: following.signal});
  return stopTracking;
}

/** Marks the current heading in a sidebar with links to headings of the page. */
export function trackSidebarHeadings(sidebar: HTMLElement): void {
  const menu = sidebar.querySelector<HTMLElement>('.menu:has(a[href*="#"])');
  if (menu) trackHeadings(menu, {linkClass: 'menu__link', activeClass: 'menu__link--active'});
}
