/** Whether React has taken the page over; Docusaurus says so on the root element. */
export function isApplicationThere(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Calls back once, when React has taken the page over. */
export function whenApplicationIsThere(callback: () => void): void {
  if (isApplicationThere()) return callback();
  const observer = new MutationObserver(() => {
    if (!isApplicationThere()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}

/**
 * Reloads the page when the reader goes back or forward to an entry that the application made before a reload:
 * the browser changes only the address then, and without the application nobody changes the page.
 */
export function reloadOnForeignEntry(reload: () => void = () => window.location.reload()): void {
  const {pathname} = window.location;
  window.addEventListener('popstate', () => {
    if (!isApplicationThere() && window.location.pathname !== pathname) reload();
  });
}
