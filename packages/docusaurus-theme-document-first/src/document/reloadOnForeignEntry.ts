import {isApplicationThere} from './applicationState';

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
