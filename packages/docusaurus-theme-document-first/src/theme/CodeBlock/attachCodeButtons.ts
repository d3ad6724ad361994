import {announce, prepareAnnouncements} from 'docusaurus-theme-document-first/client/announce';
import {writeClipboard} from 'docusaurus-theme-document-first/client/clipboard';
import {HEADINGS, isBefore} from 'docusaurus-theme-document-first/client/page';
import {timings, wrapKey} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createStore} from 'docusaurus-theme-document-first/client/storage';
import {
  copiedText,
  copyText,
  copyFailedText,
  copyFailedHelpText,
  copyLabel,
  wrapText,
} from 'docusaurus-theme-document-first/words';

/** The copy button's states: visible text, screen-reader text, and duration. */
const OUTCOMES = {
  copied: {label: copiedText, announcement: copiedText, duration: timings.copyConfirmation},
  failed: {label: copyFailedText, announcement: copyFailedHelpText, duration: timings.copyFailure},
} as const;

/** Returns the text of a block. Docusaurus ends highlighted lines with `<br>`, which has no text content. */
function getCode(code: Element): string {
  const lines = Array.from(code.querySelectorAll('.token-line'), ({textContent}) => textContent);
  return (lines.length > 0 ? lines.join('\n') : (code.textContent ?? '')).trimEnd();
}

/** Matches at least the first 40 characters of a line, up to the end of a word: enough to distinguish samples. */
const SAMPLE_NAME = /\S.{0,39}\S*/u;

/** Returns a name for a sample: its title or first line, and the heading above it. */
function getSampleName(block: Element, code: Element, heading: string | null): string {
  const title = block.querySelector('.code-block__title, [class*="codeBlockTitle"]')?.textContent;
  const named = getCode(code)
    .split('\n')
    .find((text) => /[\p{L}\d]/u.test(text));
  const line = SAMPLE_NAME.exec(named ?? '')?.[0];
  return [title ?? line, heading].filter(Boolean).join(', ');
}

function createButton(name: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `code-block__${name}`;
  button.dataset.documentControl = '';
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}

const isWrapped = (code: Element): boolean => getComputedStyle(code).whiteSpace === 'pre-wrap';

/** Whether a line is longer than the block, so it scrolls or wraps. */
function isLong(code: HTMLElement): boolean {
  if (code.scrollWidth > (code.parentElement?.clientWidth ?? 0) + 1) return true;
  // Lines that are boxes can add rows, so rows only count in wrapped code.
  if (!isWrapped(code)) return false;
  const {lineHeight, paddingTop} = getComputedStyle(code);
  const rows = (code.clientHeight - 2 * parseFloat(paddingTop)) / parseFloat(lineHeight);
  return rows > getCode(code).split('\n').length + 0.5;
}

/** The name and wrap button of each block. */
const attached = new WeakMap<Element, readonly [name: string, wrap: HTMLButtonElement]>();

/**
 * Updates the wrap buttons of resized blocks, and names those that scroll, because the keyboard can focus them. Wrapping
 * resizes all blocks with long lines.
 */
function updateBlocks(entries: readonly ResizeObserverEntry[]): void {
  // Measure all before changing any, to avoid layout thrashing.
  const measured = entries.map(({target}) => [target, isLong(target as HTMLElement), isWrapped(target)] as const);
  for (const [code, isLong, isWrapped] of measured) {
    const [name = null, button] = attached.get(code) ?? [];
    button?.toggleAttribute('hidden', !isLong);
    button?.setAttribute('aria-pressed', String(isWrapped));
    const pre = code.parentElement as HTMLElement;
    const scrolls = isLong && !isWrapped;
    pre.role = scrolls ? 'group' : null;
    pre.ariaLabel = scrolls ? name : null;
  }
}

/** Creates the button that wraps the lines of all blocks, also on the next page. It's hidden if no line is too long. */
function createWrapButton(code: Element): HTMLButtonElement {
  return createButton('wrap', wrapText, () => {
    const choice = isWrapped(code) ? 'off' : 'on';
    document.documentElement.dataset.wrap = choice;
    createStore('localStorage', wrapKey).write(choice);
  });
}

/** Creates the button that copies code and shows the result. Only the result of the last click counts. */
function createCopyButton(block: Element, code: Element, name: string): HTMLButtonElement {
  let timer: number | undefined;
  let latest = 0;
  const showState = (state: string, text: string, label: string): void => {
    block.setAttribute('data-copy', state);
    button.textContent = text;
    button.setAttribute('aria-label', label);
  };
  const resetState = (): void => showState('ready', copyText, `${copyLabel}: ${name}`);
  const copyCode = async (): Promise<void> => {
    const attempt = (latest += 1);
    const state = await writeClipboard(getCode(code)).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    if (attempt !== latest) return;
    if (state === 'failed') window.getSelection()?.selectAllChildren(code);
    const {label, announcement, duration} = OUTCOMES[state];
    showState(state, label, label);
    announce(announcement);
    window.clearTimeout(timer);
    timer = window.setTimeout(resetState, duration);
  };
  const button = createButton('copy', '', () => void copyCode());
  resetState();
  return button;
}

type Group = {
  /** How many samples have the same name. */
  readonly names: Map<string, number>;
  readonly observer: ResizeObserver;
};

function addButtons(block: Element, heading: string | null, {names, observer}: Group): void {
  const code = block.querySelector('code');
  const actions = block.querySelector('.code-block__actions');
  if (!code || !actions || actions.hasChildNodes()) return;
  const sample = getSampleName(block, code, heading);
  const count = (names.get(sample) ?? 0) + 1;
  names.set(sample, count);
  const name = count > 1 ? `${sample} (${count})` : sample;
  const wrap = createWrapButton(code);
  attached.set(code, [name, wrap]);
  prepareAnnouncements();
  actions.append(wrap, createCopyButton(block, code, name));
  observer.observe(code);
}

/** Blocks that share a timer: those added to the page at the same time get their buttons together. */
let waiting: Set<Element> | undefined;

/**
 * Adds the copy and wrap buttons to a block, `timings.copyButtonAttach` after the block was added to the page, so that
 * it doesn't delay rendering. Does nothing if the block has them.
 *
 * @returns a function that cancels it
 */
export function attachCodeButtons(block: Element): () => void {
  if (!waiting) {
    const group = (waiting = new Set());
    window.setTimeout(() => {
      waiting = undefined;
      const together = {names: new Map<string, number>(), observer: new ResizeObserver(updateBlocks)};
      // A single pass, because searching for the heading above each block would be slow on long pages.
      const parts = [...document.querySelectorAll(HEADINGS), ...group];
      let heading: string | null = null;
      for (const part of parts.sort((one, other) => (isBefore(one, other) ? -1 : 1))) {
        if (group.has(part)) addButtons(part, heading, together);
        else heading = part.textContent;
      }
    }, timings.copyButtonAttach);
  }
  const group = waiting.add(block);
  return () => void group.delete(block);
}
