import {findPageElement} from '../../client/pageElement';
import {throttle} from '../../client/throttle';
import {timings} from '../../client/siteSettings';
import {findHeading} from './findHeading';
import {measurePage, type PageMeasures} from './measurePage';

const LINK = 'table-of-contents__link';
const ACTIVE_LINK = 'table-of-contents__link--active';

const END = 2;

function findCurrent({links, tops, pageHeight, covered}: PageMeasures): number {
  const {scrollY, innerHeight, location} = window;
  const named = links.findIndex(({hash}) => hash !== '' && hash === location.hash);
  const namedTop = tops[named];
  const isSeen = namedTop !== undefined && namedTop >= scrollY && namedTop < scrollY + innerHeight;
  return findHeading({
    tops,
    line: scrollY + covered,
    atEnd: scrollY > 0 && scrollY + innerHeight >= pageHeight - END,
    named: isSeen ? named : -1,
  });
}

/** Keeps the marked link in view; written before the mark, so that nothing has to be laid out in between. */
function scrollList({list, edges, listHeight}: PageMeasures, index: number): void {
  const edge = edges[index];
  if (!edge) {
    list.scrollTop = 0;
    return;
  }
  const {scrollTop} = list;
  if (edge.top >= scrollTop && edge.bottom <= scrollTop + listHeight) return;
  list.scrollTop = (edge.top + edge.bottom - listHeight) / 2;
}

/**
 * Marks the heading being read in a list of a page's headings, and keeps the mark in view. Does nothing for a
 * list that is followed already, and ends by itself once the list has left the page.
 *
 * @param list the list beside the page, `.theme-doc-toc-desktop`
 * @returns a function that ends it
 */
export function followHeadings(list: HTMLElement): () => void {
  if (list.dataset.followed !== undefined) return () => undefined;
  list.dataset.followed = '';
  let page: PageMeasures | undefined;
  let marked: HTMLAnchorElement | undefined;
  let frame: number | undefined;

  function mark(link: HTMLAnchorElement | undefined): void {
    marked?.classList.remove(ACTIVE_LINK);
    marked?.removeAttribute('aria-current');
    link?.classList.add(ACTIVE_LINK);
    link?.setAttribute('aria-current', 'location');
    marked = link;
  }

  function update(): void {
    if (!page) return;
    const index = findCurrent(page);
    if (page.links[index] === marked) return;
    scrollList(page, index);
    mark(page.links[index]);
  }

  const {call, cancel} = throttle(update, timings.follow);
  const measure = (): void => {
    if (!list.isConnected) return stop();
    if (frame !== undefined) window.cancelAnimationFrame(frame);
    frame = window.requestAnimationFrame(() => {
      page = measurePage(list, LINK);
      call();
    });
  };
  const observer = new ResizeObserver(measure);
  const following = new AbortController();

  function stop(): void {
    cancel();
    observer.disconnect();
    if (frame !== undefined) window.cancelAnimationFrame(frame);
    following.abort();
    mark(undefined);
    delete list.dataset.followed;
  }

  observer.observe(findPageElement());
  window.addEventListener('resize', measure, following);
  document.addEventListener('scroll', call, {passive: true, signal: following.signal});
  return stop;
}
