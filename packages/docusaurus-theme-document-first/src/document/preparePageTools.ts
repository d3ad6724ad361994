import {isForPageTools} from '../client/addresses/addressEvent';
import {pageTools} from '../client/siteSettings';
import {loadScript} from './loadScript';

/** The script of the page tools: in the HTML with a type that browsers neither fetch nor run. */
const SCRIPT = 'script[data-page-tools]';
/** What the page tools answer to. */
const INTEREST = pageTools?.interests ?? '';

const INTERESTS = ['pointerover', 'touchstart', 'focusin'] as const;

const isInterest = ({target}: Event): boolean => target instanceof Element && target.closest(INTEREST) !== null;

/**
 * Loads the page tools of the site at the first sign that a reader needs one of them: the pointer over, a
 * touch on or the focus in it, selected text, or an address that they understand. After a failure, the next sign tries
 * again.
 *
 * @returns a function that stops waiting
 */
export function preparePageTools(): () => void {
  const source = document.querySelector<HTMLScriptElement>(SCRIPT)?.src;
  if (!source || !pageTools) return () => undefined;
  const waiting = new AbortController();
  const options = {passive: true, signal: waiting.signal};
  const stop = (): void => waiting.abort();
  const loadIf = (wanted: unknown): void => {
    if (wanted) loadScript(source).then(stop, () => undefined);
  };
  INTERESTS.forEach((type) => document.addEventListener(type, (event) => loadIf(isInterest(event)), options));
  document.addEventListener('selectionchange', () => loadIf(String(window.getSelection())), options);
  loadIf(isForPageTools(window.location.search));
  return stop;
}
