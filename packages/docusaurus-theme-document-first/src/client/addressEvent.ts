import {toolAddress, toolInterests} from '@generated/docusaurus-theme-document-first/default/settings.js';

/** Sent on the window when the application shows another address, because other scripts have a copy of this module each. */
const EVENT = 'document-first:address';

/** Whether the page tools understand an address. */
export const isForPageTools = (search: string): boolean => toolAddress.test(search);

/**
 * Tells `onPage` that the application shows another address. Where the address is for the page tools, it reaches for
 * them as a reader would, which has them loaded.
 */
export function announceAddressChange(search: string): void {
  window.dispatchEvent(new Event(EVENT));
  if (!isForPageTools(search)) return;
  document.querySelector(toolInterests)?.dispatchEvent(new Event('pointerover', {bubbles: true}));
}

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
  window.addEventListener(EVENT, () => {
    const {pathname} = window.location;
    if (pathname !== shown) listener((shown = pathname));
  });
}
