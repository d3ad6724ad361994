import {isForPageTools} from '../client/addressEvent';
import {baseUrl, toolInterests} from '../client/siteSettings';
import {listenForInterest} from './controls';
import {loadScript, readApplicationFiles} from './startApplication';

const isInterest = ({target}: Event): boolean => target instanceof Element && target.closest(toolInterests) !== null;

async function loadTools(): Promise<void> {
  const {pageTools} = await readApplicationFiles();
  if (pageTools) await loadScript(baseUrl + pageTools);
}

/**
 * Loads the page tools of the site at the first sign that a reader needs one of them: the pointer over, a
 * touch on or the focus in it, selected text, or an address that they understand. After a failure, the next sign tries
 * again.
 *
 * @returns a function that stops waiting
 */
export function preparePageTools(): () => void {
  const waiting = new AbortController();
  const stop = (): void => waiting.abort();
  const loadIf = (wanted: unknown): void => {
    if (wanted) loadTools().then(stop, () => undefined);
  };
  listenForInterest((event) => loadIf(isInterest(event)), waiting);
  document.addEventListener('selectionchange', () => loadIf(String(window.getSelection())), waiting);
  loadIf(isForPageTools(window.location.search));
  return stop;
}
