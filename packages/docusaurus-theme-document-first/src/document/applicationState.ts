/** Set by Docusaurus on the root element once React has taken the page over. */
const HYDRATED = 'hasHydrated';

/** Whether React has taken the page over. */
export function isApplicationThere(): boolean {
  return document.documentElement.dataset[HYDRATED] === 'true';
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
