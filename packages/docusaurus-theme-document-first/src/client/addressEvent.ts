import {toolAddress, toolInterests} from '@generated/docusaurus-theme-document-first/default/settings.js';

/** Sent on the window when the application shows another address; the page tools are a script of their own. */
const EVENT = 'document-first:address';

/** Whether the page tools understand an address. */
export const isForPageTools = (search: string): boolean => toolAddress.test(search);

/**
 * Tells the page tools that the application shows another address. Where the address is for them, it reaches for
 * them as a reader would, which has them loaded.
 *
 * @param isNew whether the reader goes there, in place of returning
 */
export function tellPageTools(search: string, isNew: boolean): void {
  window.dispatchEvent(new CustomEvent<boolean>(EVENT, {detail: isNew}));
  if (!isForPageTools(search)) return;
  document.querySelector(toolInterests)?.dispatchEvent(new Event('pointerover', {bubbles: true}));
}

/** Calls the listener with whether the reader goes to the address that the application now shows. */
function onAddress(listener: (isNew: boolean) => void): void {
  window.addEventListener(EVENT, ({detail}: CustomEventInit<boolean>) => listener(detail ?? true));
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
  onAddress(() => {
    const {pathname} = window.location;
    if (pathname !== shown) listener((shown = pathname));
  });
}
