import {announce} from '../client/announce';
import {reportStore} from '../client/reportStore';
import {LOAD_FAILURE, loadScript} from './loadScript';

/** The script of the page tools: in the HTML with a type that browsers neither fetch nor run. */
const SCRIPT = 'script[data-page-tools]';
/** What the page tools answer to. A press on a button of these waits for the script. */
const TOOLS = '[data-page-tool]';
/** Code can be read and copied without the page tools, which add its line numbers. */
const INTEREST = `${TOOLS},.code-block`;
/** An address that the page tools understand: of lines of code, or with a choice of language. */
const ADDRESS = /[?&](lang|lines)=/;

const INTERESTS = ['pointerover', 'touchstart', 'focusin'] as const;

const isInterest = ({target}: Event): boolean => target instanceof Element && target.closest(INTEREST) !== null;

/**
 * Loads the page tools (`src/page-tools`) at the first sign that a reader needs one of them: the pointer over, a
 * touch on or the focus in it, selected text, a report that was not sent, or an address that they understand. A press
 * that comes too early is done again.
 *
 * @returns a function that stops waiting
 */
export function preparePageTools(): () => void {
  const source = document.querySelector<HTMLScriptElement>(SCRIPT)?.src;
  if (!source) return () => undefined;
  const waiting = new AbortController();
  const options = {passive: true, signal: waiting.signal};
  const stop = (): void => waiting.abort();
  const load = (): Promise<void> => loadScript(source).then(stop);
  const loadIf = (wanted: unknown): void => {
    if (wanted) load().catch(() => undefined);
  };
  const onClick = (event: MouseEvent): void => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || !button.closest(TOOLS)) return;
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
  INTERESTS.forEach((type) => document.addEventListener(type, (event) => loadIf(isInterest(event)), options));
  document.addEventListener('selectionchange', () => loadIf(String(window.getSelection())), options);
  document.addEventListener('click', onClick, {capture: true, signal: waiting.signal});
  loadIf(ADDRESS.test(window.location.search) || reportStore.read());
  return stop;
}
