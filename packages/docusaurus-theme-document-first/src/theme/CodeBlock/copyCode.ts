import {announce} from '../../client/announce';
import {writeClipboard} from '../../client/clipboard';
import {copied, copyFailedHelp} from '../../words';
import {timings} from '../../client/siteSettings';

/** What the copy button says. */
export type CopyState = 'ready' | 'copied' | 'failed';

const ANNOUNCEMENTS: Readonly<Record<Exclude<CopyState, 'ready'>, string>> = {
  copied,
  failed: copyFailedHelp,
};
const DURATIONS: Readonly<Record<Exclude<CopyState, 'ready'>, number>> = {
  copied: timings.copied,
  failed: timings.copyFailure,
};

/** The text of code; Docusaurus ends the lines that it has highlighted with `<br>`. */
function readCode(code: Element): string {
  const lines = Array.from(code.querySelectorAll('.token-line'), ({textContent}) => textContent);
  return (lines.length > 0 ? lines.join('\n') : (code.textContent ?? '')).replace(/\n+$/, '');
}

/**
 * Makes the function that copies the text of an element and reports how it went.
 *
 * @param code the element whose text is copied, without trailing line breaks
 * @param show called with each new state; the last click decides which
 */
export function createCopyCode(code: Element, show: (state: CopyState) => void): () => Promise<void> {
  let timer: number | undefined;
  let latest = 0;

  function report(state: Exclude<CopyState, 'ready'>): void {
    window.clearTimeout(timer);
    show(state);
    announce(ANNOUNCEMENTS[state]);
    timer = window.setTimeout(() => show('ready'), DURATIONS[state]);
  }

  return async () => {
    const attempt = (latest += 1);
    try {
      await writeClipboard(readCode(code));
      if (attempt === latest) report('copied');
    } catch {
      if (attempt !== latest) return;
      window.getSelection()?.selectAllChildren(code);
      report('failed');
    }
  };
}
