import {prepareAnnouncements} from '../../client/announce';
import {timings} from '../../client/siteSettings';
import {copied, copy, copyFailed, copyLabel} from '../../words';
import {createCopyCode, type CopyState} from './copyCode';

const LABELS: Readonly<Record<CopyState, string>> = {ready: copy, copied, failed: copyFailed};

function addButton(block: Element): void {
  const code = block.querySelector('code');
  const actions = block.querySelector('.code-block__actions');
  if (!code || !actions || actions.hasChildNodes()) return;
  // The title of the block, or its language.
  const name = actions.previousElementSibling?.textContent;
  const readyLabel = name ? `${copyLabel}: ${name}` : copyLabel;
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
      group.forEach(addButton);
    }, timings.copyButtonAttach);
  }
  const group = waiting.add(block);
  return () => void group.delete(block);
}
