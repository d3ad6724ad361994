import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {canonicalisePath, isDecodable, trimHtmlSlash} from '../addresses';

type RouteUpdate = {readonly location: Location};

/** Address of the page that the router would show for a path, as it is registered. */
function findPage(pathname: string): string | undefined {
  const match = matchRoutes(routes, pathname).find(({route}) => route.exact === true);
  const path = match?.route.path;
  return typeof path === 'string' ? trimHtmlSlash(path) : undefined;
}

function replaceAddress(pathname: string): void {
  window.history.replaceState(window.history.state, '', pathname + window.location.search + window.location.hash);
}

/**
 * The router throws on a path that cannot be decoded, so such a path is escaped before
 * the router sees it: the reader gets the not-found page.
 */
function canonicaliseFirstLocation(): void {
  const {pathname} = window.location;
  if (!isDecodable(pathname)) {
    replaceAddress(pathname.replaceAll('%', '%25'));
    return;
  }
  const settled = canonicalisePath(pathname, (path) => findPage(path) === path);
  if (settled === null || settled === pathname) return;
  replaceAddress(settled);
}

if (ExecutionEnvironment.canUseDOM) canonicaliseFirstLocation();

/** Keeps the address bar on the one address of the page after in-app navigation. */
export function onRouteDidUpdate({location}: RouteUpdate): void {
  const settled = canonicalisePath(location.pathname, (path) => findPage(path) === path);
  if (settled !== null && settled !== window.location.pathname && location.pathname === window.location.pathname) {
    replaceAddress(settled);
  }
}
