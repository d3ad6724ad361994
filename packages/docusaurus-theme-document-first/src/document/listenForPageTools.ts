import {isForPageTools} from '../client/addressEvent';
import {announce} from '../client/announce';
import {toolInterests, toolsModule} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {loadFailure} from '../words';
import {loadModule} from './controlModules';
import {listenForInterest} from './controls';

/**
 * Loads the page tools of the site at the first sign that a reader needs one of them: the pointer over, a touch on or the
 * focus in it, selected text, or an address that they understand. A failure is told where the focus is in one, and the
 * next sign tries again.
 */
export function listenForPageTools(): void {
  const waiting = new AbortController();
  const loadToolsIf = (wanted: unknown, isTold = false): void => {
    if (wanted)
      loadModule(toolsModule).then(
        (tools) => {
          // Several signs can wait for it.
          if (waiting.signal.aborted) return;
          waiting.abort();
          tools.default(document.body);
        },
        () => isTold && announce(loadFailure, true),
      );
  };
  listenForInterest(
    ({type, target}) => loadToolsIf(target instanceof Element && target.closest(toolInterests), type === 'focusin'),
    waiting,
  );
  document.addEventListener('selectionchange', () => loadToolsIf(String(window.getSelection())), waiting);
  loadToolsIf(isForPageTools(window.location.search));
}
