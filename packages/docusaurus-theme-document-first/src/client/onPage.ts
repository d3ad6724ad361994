import {onAddress} from './addresses/addressEvent';

/**
 * Calls a function with the path of each page that the reader opens: of this one, and of those that the application
 * shows later. For modules of the option `documentModules` that count visits, in place of a client module with
 * `onRouteDidUpdate`, which runs once the application is there.
 *
 * @example onPage((path) => analytics.page(path))
 */
export function onPage(listener: (path: string) => void): void {
  let shown = window.location.pathname;
  listener(shown);
  onAddress(() => {
    const {pathname} = window.location;
    if (pathname !== shown) listener((shown = pathname));
  });
}
