/** Tasks of the document script on page load. */
import {getBarePath} from '../addresses';
import {pageWindow} from '../client/page-load/newDeployment';
import {scrollUntilStable} from '../client/scrolling/goToPlace';
import {getEntryKey, getPosition} from '../client/scrolling/historyEntries';
import {isHydrated} from './listenForApplication';

/** Returns the page's own path from `og:url`. The canonical URL of older versions is a different page. */
function getOwnPath(): string | undefined {
  const address = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return address && new URL(address).pathname;
}

/** Replaces the address in the address bar by the page's own, if it's another form of it. */
export function canonicalizeAddress(): void {
  const own = getOwnPath();
  const {pathname, search, hash} = window.location;
  if (own && own !== pathname && getBarePath(own) === getBarePath(pathname))
    window.history.replaceState(window.history.state, '', own + search + hash);
}

/**
 * Restores the scroll position of a page that was just loaded. Only for history entries with `scrollRestoration`
 * "manual", which the application set before a reload. The browser restores all others.
 */
export function restorePosition(): void {
  if (window.history.scrollRestoration !== 'manual') return;
  // In the task after `load`: earlier, some browsers would still restore their own position.
  window.addEventListener('load', () => setTimeout(() => (window.history.scrollRestoration = 'auto')), {once: true});
  const top = getPosition(getEntryKey() ?? '');
  if (top !== undefined) scrollUntilStable(() => top, 'instant');
}

/**
 * Reloads the page when the reader goes back or forward to a history entry that the application created before a
 * reload. The browser only changes the address then, and before hydration nothing changes the page.
 */
export function reloadOnHistoryNavigation(): void {
  const {pathname} = window.location;
  window.addEventListener('popstate', () => {
    if (!isHydrated() && window.location.pathname !== pathname) pageWindow.reload();
  });
}
