import {isForPageTools} from '../client/addressEvent';
import {announce} from '../client/announce';
import {toolSelector, toolsModule} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {loadFailureText} from '../words';
import {loadModule} from './controlModules';
import {onInteraction} from './controls';

/**
 * Loads the page tools of the site on first interaction: hover, touch or focus, selected text, or an address with one
 * of their parameters. Failures are only announced if the tool has focus. The next interaction retries.
 */
export function listenForPageTools(): void {
  const waiting = new AbortController();
  const loadToolsIf = (wanted: unknown, isTold = false): void => {
    if (wanted)
      loadModule(toolsModule).then(
        (tools) => {
          // Several events may have requested the module while it was loading.
          if (waiting.signal.aborted) return;
          waiting.abort();
          tools.default(document.body);
        },
        () => isTold && announce(loadFailureText, true),
      );
  };
  onInteraction(
    ({type, target}) => loadToolsIf(target instanceof Element && target.closest(toolSelector), type === 'focusin'),
    waiting,
  );
  document.addEventListener('selectionchange', () => loadToolsIf(String(window.getSelection())), waiting);
  loadToolsIf(isForPageTools(window.location.search));
}
