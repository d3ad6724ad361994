import {announce} from '../client/announce';
import {LOAD_FAILURE, loadScript} from './loadScript';

/** The script of the page tools: in the HTML with a type that browsers neither fetch nor run. */
const SCRIPT = 'script[data-page-tools]';
/** What the page tools answer to. A press on a button of these waits for the script. */
const TOOLS = '[data-page-tool]';
/** Code can be read and copied without the page tools, which add its line numbers. */
const INTEREST = `${TOOLS},.theme-code-block`;
/** An address that the page tools understand: of lines of code, or with a choice of language. */
const ADDRESS = /[?&](lang|lines)=/;

const INTERESTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Loads the page tools (`src/page-tools`) at the first sign that a reader needs one of them: the pointer over, a
 * touch on or the focus in it, or an address that they understand. A press that comes too early is done again.
 *
 * @returns a function that stops waiting
 */
export function preparePageTools(): () => void {
  const source = document.querySelector<HTMLScriptElement>(SCRIPT)?.src;
  if (!source) return () => undefined;
  const load = (): Promise<void> => loadScript(source).then(stop);
  const onInterest = ({target}: Event): void => {
    if (target instanceof Element && target.closest(INTEREST)) load().catch(() => undefined);
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
  function stop(): void {
    INTERESTS.forEach((type) => document.removeEventListener(type, onInterest));
    document.removeEventListener('click', onClick, true);
  }
  INTERESTS.forEach((type) => document.addEventListener(type, onInterest, {passive: true}));
  document.addEventListener('click', onClick, true);
  if (ADDRESS.test(window.location.search)) load().catch(() => undefined);
  return stop;
}
