import {isForPageTools} from '../client/addressEvent';
import {toolInterests, toolsModule} from '../client/siteSettings';
import {loadModule} from './controlModules';
import {listenForInterest} from './controls';

/**
 * Loads the page tools of the site at the first sign that a reader needs one of them: the pointer over, a touch on or the
 * focus in it, selected text, or an address that they understand. After a failure, the next sign tries again.
 */
export function preparePageTools(): void {
  const waiting = new AbortController();
  const loadIf = (wanted: unknown): void => {
    if (wanted)
      loadModule(toolsModule).then(
        () => waiting.abort(),
        () => undefined,
      );
  };
  listenForInterest(({target}) => loadIf(target instanceof Element && target.closest(toolInterests)), waiting);
  document.addEventListener('selectionchange', () => loadIf(String(window.getSelection())), waiting);
  loadIf(isForPageTools(window.location.search));
}
