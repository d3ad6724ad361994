import {HYDRATION} from '../page';
import {loadWithRetry} from './loadWithRetry';
import {resetReload} from './newDeployment';
import {hideNotice, showNotice} from './notice';

/** Loads what the first page needs to come alive; until then it is the HTML that the server sent. */
export default async function preloadForFirstPage(pathname: string): Promise<void> {
  await loadWithRetry(pathname, {
    isCurrent: () => true,
    onStart: hideNotice,
    onFailure: (failure, retry) => showNotice({kind: 'firstPage', failure, retry}),
  });
  // The document script says no where React would render the page anew.
  if (!document.dispatchEvent(new Event(HYDRATION, {cancelable: true}))) return new Promise(() => undefined);
  resetReload();
}
