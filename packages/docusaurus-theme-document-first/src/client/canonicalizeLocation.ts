import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {HYDRATION} from './page';
import {canonicalizePath, isDecodable, removeHtmlSlash} from '../addresses';

/** Address of the page that the router shows at a path: it ignores the case and the slash at the end. */
function findPage(pathname: string): string | undefined {
  const path = matchRoutes(routes, pathname).find(({route}) => route.exact === true)?.route.path;
  // A route with parameters isn't an address.
  return typeof path === 'string' && !/[:*(]/.test(path) ? removeHtmlSlash(path) : undefined;
}

/**
 * Shows the one address of the page in the address bar. The router throws on a path that cannot be decoded, so such a
 * path is escaped before the router sees it: the reader gets the not-found page.
 */
export function onRouteDidUpdate(): void {
  const {pathname, search, hash} = window.location;
  const settled = isDecodable(pathname) ? canonicalizePath(pathname, findPage) : pathname.replaceAll('%', '%25');
  if (settled === null || settled === pathname) return;
  const address = settled + search + hash;
  if (isDecodable(pathname) && isNotFoundPage()) return replacePage(address);
  window.history.replaceState(window.history.state, '', address);
}

/** Whether the HTML is that of the not-found page. The document script has settled the address of every other page. */
function isNotFoundPage(): boolean {
  const {documentScript, hasHydrated} = document.documentElement.dataset;
  return documentScript !== undefined && hasHydrated !== 'true';
}

/** Opens the page that the reader meant, in place of one that React would have to render anew. */
function replacePage(address: string): void {
  document.addEventListener(HYDRATION, (event) => event.preventDefault());
  window.location.replace(address);
}

/** Escapes a hash like `#100%`, which the core can't decode: it would show an error in place of the page. */
function escapeHash(): void {
  const {pathname, search, hash} = window.location;
  if (!isDecodable(hash))
    window.history.replaceState(window.history.state, '', pathname + search + hash.replaceAll('%', '%25'));
}

if (ExecutionEnvironment.canUseDOM) {
  escapeHash();
  // Before the router's own listener.
  window.addEventListener('popstate', escapeHash);
  onRouteDidUpdate();
}
