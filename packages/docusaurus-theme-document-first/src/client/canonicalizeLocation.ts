import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {HYDRATION} from './page';
import {canonicalizePath, isDecodable, removeHtmlSlash} from '../addresses';

/** Returns the address of the page that the router matches. It ignores case and the trailing slash. */
function findPage(pathname: string): string | undefined {
  const path = matchRoutes(routes, pathname).find(({route}) => route.exact === true)?.route.path;
  // A route with parameters isn't an address.
  return typeof path === 'string' && !/[:*(]/.test(path) ? removeHtmlSlash(path) : undefined;
}

/**
 * Replaces the address with the canonical one. The router throws on a path that can't be decoded, so escape it first:
 * the reader gets the not-found page.
 */
export function onRouteDidUpdate(): void {
  const {pathname, search, hash} = window.location;
  const settled = isDecodable(pathname) ? canonicalizePath(pathname, findPage) : pathname.replaceAll('%', '%25');
  if (settled === null || settled === pathname) return;
  const address = settled + search + hash;
  if (isDecodable(pathname) && isNotFoundPage()) return replacePage(address);
  window.history.replaceState(window.history.state, '', address);
}

/** Whether this is the not-found page. On all others, the document script has already canonicalized the address. */
function isNotFoundPage(): boolean {
  const {documentScript, hasHydrated} = document.documentElement.dataset;
  return documentScript !== undefined && hasHydrated !== 'true';
}

/** Loads the canonical page. React can't hydrate it from the HTML of the not-found page. */
function replacePage(address: string): void {
  document.addEventListener(HYDRATION, (event) => event.preventDefault());
  window.location.replace(address);
}

/** Escapes a hash like `#100%`, which the core can't decode: it would replace the page with an error. */
function escapeHash(): void {
  const {pathname, search, hash} = window.location;
  if (!isDecodable(hash))
    window.history.replaceState(window.history.state, '', pathname + search + hash.replaceAll('%', '%25'));
}

if (ExecutionEnvironment.canUseDOM) {
  escapeHash();
  // Registered before the router's own listener.
  window.addEventListener('popstate', escapeHash);
  onRouteDidUpdate();
}
