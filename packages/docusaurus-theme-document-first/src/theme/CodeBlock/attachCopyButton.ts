import {announce, prepareAnnouncements} from '../../client/announce';
import {writeClipboard} from '../../client/clipboard';
import {findHeadingAbove} from '../../client/page';
import {timings} from '../../client/siteSettings';
import {copied, copy, copyFailed, copyFailedHelp, copyLabel} from '../../words';

/** What the copy button says. */
type CopyState = 'ready' | 'copied' | 'failed';

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
function createCopyCode(code: Element, show: (state: CopyState) => void): () => Promise<void> {
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

/** The first line with a word in it, to the end of its word after 40 characters: enough to tell samples apart. */
const SAMPLE_NAME = /(?=.*[\p{L}\d])\S.{0,39}\S*/u;

/** What a sample is, and where: its title or its first line, and the heading above it. */
function nameSample(block: Element, code: Element): string {
  const title = block.querySelector('.code-block__title, [class*="codeBlockTitle"]')?.textContent;
  const line = SAMPLE_NAME.exec(readCode(code))?.[0];
  return [title ?? line, findHeadingAbove(block)].filter(Boolean).join(', ');
}

const LABELS: Readonly<Record<CopyState, string>> = {ready: copy, copied, failed: copyFailed};

function addButton(block: Element, names: Map<string, number>): void {
  const code = block.querySelector('code');
  const actions = block.querySelector('.code-block__actions');
  if (!code || !actions || actions.hasChildNodes()) return;
  const name = nameSample(block, code);
  const count = (names.get(name) ?? 0) + 1;
  names.set(name, count);
  const readyLabel = `${copyLabel}: ${name}${count > 1 ? ` (${count})` : ''}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-block__copy';
  button.dataset.documentControl = '';
  const show = (state: CopyState): void => {
    block.setAttribute('data-copy', state);
    button.dataset.state = state;
    button.textContent = LABELS[state];
    button.setAttribute('aria-label', state === 'ready' ? readyLabel : LABELS[state]);
  };
  const copyCode = createCopyCode(code, show);
  button.addEventListener('click', () => void copyCode());
  show('ready');
  prepareAnnouncements();
  actions.append(button);
}

/** Blocks that wait for the same timer: all that joined the page together get their button together. */
let waiting: Set<Element> | undefined;

/**
 * Adds the copy button to a code block, `timings.copyButtonAttach` after the block joined the page, so that
 * reading comes first. Does nothing for a block that has its button.
 *
 * @returns a function that takes back what has not happened yet
 */
export function attachCopyButton(block: Element): () => void {
  if (!waiting) {
    const group = (waiting = new Set());
    window.setTimeout(() => {
      waiting = undefined;
      // Samples of one name are counted.
      const names = new Map<string, number>();
      group.forEach((block) => addButton(block, names));
    }, timings.copyButtonAttach);
  }
  const group = waiting.add(block);
  return () => void group.delete(block);
}
