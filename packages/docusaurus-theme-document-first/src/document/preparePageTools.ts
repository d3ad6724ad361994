import {announce} from '../client/announce';
import {isForPageTools} from '../client/addresses/addressEvent';
import {toolControls, toolInterests, toolStorageKeys} from '../client/siteSettings';
import {createStore} from '../client/storage';
import {readApplicationFiles} from './applicationFiles';
import {listenForInterest} from './listenForInterest';
import {LOAD_FAILURE, loadScript} from './loadScript';

const isInterest = ({target}: Event): boolean => target instanceof Element && target.closest(toolInterests) !== null;

async function loadTools(): Promise<void> {
  const {src, data} = (await readApplicationFiles()).pageTools;
  return loadScript(src, data);
}

/**
 * Loads the page tools of the site at the first sign that a reader needs one of them: the pointer over, a
 * touch on or the focus in it, selected text, an entry of the storage that waits for them, or an address that they
 * understand. A press that comes too early is done again.
 *
 * @returns a function that stops waiting
 */
export function preparePageTools(): () => void {
  const waiting = new AbortController();
  const stop = (): void => waiting.abort();
  const load = (): Promise<void> => loadTools().then(stop);
  const loadIf = (wanted: unknown): void => {
    if (wanted) load().catch(() => undefined);
  };
  const onClick = (event: MouseEvent): void => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || !button.closest(toolControls)) return;
    event.preventDefault();
    event.stopPropagation();
    button.setAttribute('aria-busy', 'true');
    load()
      .then(
        () => button.click(),
        () => announce(LOAD_FAILURE),
      )
      .finally(() => button.removeAttribute('aria-busy'));
  };
  listenForInterest((event) => loadIf(isInterest(event)), waiting);
  document.addEventListener('selectionchange', () => loadIf(String(window.getSelection())), waiting);
  document.addEventListener('click', onClick, {capture: true, signal: waiting.signal});
  const isWaiting = toolStorageKeys.some((key) => createStore('localStorage', key).read());
  loadIf(isForPageTools(window.location.search) || isWaiting);
  return stop;
}
