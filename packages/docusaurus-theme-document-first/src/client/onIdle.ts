/** Calls back once the page has loaded and the browser is idle. */
export function onIdle(callback: () => void): void {
  // Safari has no `requestIdleCallback`.
  window.addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(callback));
}
