/** What the document script does once for the page that the browser has loaded. */
import {getBarePath} from '../addresses';
import {pageWindow} from '../client/page-load/newDeployment';
import {scrollUntilStable} from '../client/scrolling/goToPlace';
import {getEntryKey, getPosition} from '../client/scrolling/historyEntries';
import {isApplicationThere} from './listenForApplication';

/** The page's own address, which Docusaurus writes into every page; pages of older versions have another canonical one. */
function getOwnPath(): string | undefined {
  const address = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return address && new URL(address).pathname;
}

/** Shows the one address of the page in the address bar where it was opened by another form of it. */
export function canonicalizeAddress(): void {
  const own = getOwnPath();
  const {pathname, search, hash} = window.location;
  if (own && own !== pathname && getBarePath(own) === getBarePath(pathname))
    window.history.replaceState(window.history.state, '', own + search + hash);
}

/**
 * Scrolls a page that was just loaded to where the reader left it. Only for an entry of the history that the
 * application restored itself before a reload: the browser leaves these alone, and restores all others.
 */
export function restorePosition(): void {
  if (window.history.scrollRestoration !== 'manual') return;
  // In the task after the load, in which a browser that is told earlier still restores its own position.
  window.addEventListener('load', () => setTimeout(() => (window.history.scrollRestoration = 'auto')), {once: true});
  const top = getPosition(getEntryKey() ?? '');
  if (top !== undefined) scrollUntilStable(() => top, 'instant');
}

/**
 * Reloads the page when the reader goes back or forward to an entry that the application made before a reload:
 * the browser changes only the address then, and without the application nobody changes the page.
 */
export function reloadOnApplicationEntry(): void {
  const {pathname} = window.location;
  window.addEventListener('popstate', () => {
    if (!isApplicationThere() && window.location.pathname !== pathname) pageWindow.reload();
  });
}
