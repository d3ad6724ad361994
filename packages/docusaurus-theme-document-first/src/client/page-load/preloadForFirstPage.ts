import {HYDRATION} from '../page';
import {loadWithRetry} from './loadWithRetry';
import {resetReload} from './newDeployment';
import {hideNotice, showNotice} from './notice';

/** Loads the files that hydrating the first page needs. Until then, the server's HTML is shown. */
export default async function preloadForFirstPage(pathname: string): Promise<void> {
  await loadWithRetry(pathname, {
    isCurrent: () => true,
    onStart: hideNotice,
    onFailure: (failure, retry) => showNotice('firstPage', failure, retry),
  });
  // The document script cancels this event if React would discard the HTML and render the page again.
  if (!document.dispatchEvent(new Event(HYDRATION, {cancelable: true}))) return new Promise(() => undefined);
  resetReload();
}
