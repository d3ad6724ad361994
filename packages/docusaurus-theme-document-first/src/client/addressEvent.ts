import {toolAddress, toolSelector} from '@generated/docusaurus-theme-document-first/default/settings.js';

/** Event of the window for a new address. It's a DOM event because each script bundles its own copy of this module. */
const EVENT = 'document-first:address';

/** Whether the query has a parameter of the page tools. */
export const isForPageTools = (search: string): boolean => toolAddress.test(search);

/** Notifies `onPage` of a new address, and loads the page tools through a simulated hover if it's for them. */
export function announceAddressChange(search: string): void {
  window.dispatchEvent(new Event(EVENT));
  if (!isForPageTools(search)) return;
  document.querySelector(toolSelector)?.dispatchEvent(new Event('pointerover', {bubbles: true}));
}

/**
 * Calls a function with the path of each page that the reader opens: this one, and those that the application shows
 * later. Use it in `documentModules`, for example to count visits. A client module with `onRouteDidUpdate` would only
 * run after hydration.
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
