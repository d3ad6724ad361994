import {
  copiedText,
  copyFailedText,
  copyHelpText,
  copyPageText,
  newTabText,
  openInText,
  printText,
  reportPageText,
} from '../words';
import {createElement} from '../createElement';
import {announce, findNext, timings, writeClipboardLater} from 'docusaurus-theme-document-first/client';
import './page-menu.css';
import {timings as ownTimings} from '../../../timings';
import {SITE_URL} from '../../../config/addresses';
import {createReportUrl} from '../feedback/attachReportLink';

const ITEM = 'dropdown__link';
const NEW_TAB = {target: '_blank', rel: 'noopener nofollow'} as const;

const MENU = 'details.page-menu';

const findMenu = ({target}: Event): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(MENU) : null;

const findOpenMenu = (): HTMLDetailsElement | null => document.querySelector<HTMLDetailsElement>(`${MENU}[open]`);

/** Closes a menu and moves the focus, which must not stay on a hidden entry. */
function closeMenu(menu: HTMLDetailsElement): void {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  menu.open = false;
}

function createMenuItem(entry: MenuEntry, menu: HTMLDetailsElement): HTMLElement {
  if ('press' in entry) {
    const item = createElement('button', {type: 'button', className: ITEM}, entry.label);
    item.addEventListener('click', () => void entry.press(item, entry.label).then((done) => done && closeMenu(menu)));
    return item;
  }
  const hint = createElement('span', {className: 'visually-hidden'}, newTabText);
  const link = createElement('a', {className: ITEM, href: entry.href(), ...NEW_TAB}, entry.label, hint);
  // Compute the address on click, because it can depend on the selected text.
  link.addEventListener('click', () => void (link.href = entry.href()));
  return link;
}

/** Adds the entries that need scripts around the links of a menu. Does nothing if they're already added. */
function addMenuItems(menu: HTMLDetailsElement): void {
  const list = menu.querySelector('ul');
  const link = list?.querySelector('a');
  if (!list || !link || list.querySelector('button')) return;
  const [copy, ...groups] = getMenuEntries(link.href).map((entries) =>
    entries.map((entry) => createElement('li', {}, createMenuItem(entry, menu))),
  );
  groups.forEach(([first]) => first?.setAttribute('data-group', ''));
  list.prepend(...(copy ?? []));
  list.append(...groups.flat());
}

/** Moves the focus between entries with arrow keys, Home and End. These keys also open the menu, as in the header. */
function moveFocus(event: KeyboardEvent, menu: HTMLDetailsElement): void {
  addMenuItems(menu);
  const items = [...menu.querySelectorAll<HTMLElement>('li > *')];
  const item = findNext(event.key, items, items.indexOf(document.activeElement as HTMLElement));
  if (!item) return;
  event.preventDefault();
  menu.open = true;
  item.focus();
}

function onKeyDown(event: KeyboardEvent): void {
  const open = findOpenMenu();
  if (event.key === 'Escape' && open) return closeMenu(open);
  const menu = findMenu(event);
  if (menu) moveFocus(event, menu);
}

/** Closes the menu when clicking or focusing outside, and when following one of its links. */
function closeOnOutsideEvent(event: Event): void {
  const open = findOpenMenu();
  if (open && findMenu(event) !== open) open.open = false;
}

function onClick(event: Event): void {
  const menu = findMenu(event);
  if (menu && event.target instanceof Element && event.target.closest('li > a')) closeMenu(menu);
}

/**
 * Activates the page menus of this page and of pages that the application opens later. Entries are added when the
 * reader first interacts with a menu.
 */
export function attachPageMenus(): void {
  document.querySelectorAll<HTMLDetailsElement>(MENU).forEach(addMenuItems);
  for (const type of ['pointerover', 'focusin', 'click'] as const)
    document.addEventListener(type, (event) => {
      const menu = findMenu(event);
      if (menu) addMenuItems(menu);
    });
  for (const type of ['pointerdown', 'focusin'] as const) document.addEventListener(type, closeOnOutsideEvent);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
}

/**
 * Copies a text, which can be fetched first, and shows the result in the selected entry. Errors are shown longer,
 * because people have to read them.
 *
 * @returns whether the text was copied, once the confirmation disappears
 */
async function copyAndConfirm(item: HTMLElement, label: string, text: Promise<string>): Promise<boolean> {
  const done = await writeClipboardLater(text).then(
    () => true,
    () => false,
  );
  item.dataset.state = done ? 'copied' : 'failed';
  item.textContent = done ? copiedText : copyFailedText;
  announce(done ? copiedText : `${copyFailedText}. ${copyHelpText}`);
  await new Promise((resolve) => window.setTimeout(resolve, done ? timings.copyConfirmation : timings.copyFailure));
  delete item.dataset.state;
  item.textContent = label;
  return done;
}

/** An entry of the page menu: a link that opens a new tab, or an action. */
type MenuEntry = {readonly label: string} & (
  | {readonly href: () => string}
  /** Resolves to whether the menu should close. */
  | {readonly press: (item: HTMLElement, label: string) => Promise<boolean>}
);

/** URLs of assistants that accept a prompt. */
const ASSISTANTS = [
  ['ChatGPT', 'https://chatgpt.com/?q='],
  ['Claude', 'https://claude.ai/new?q='],
  ['Perplexity', 'https://www.perplexity.ai/search?q='],
] as const;

/**
 * Fetches a Markdown file. Checks the content type, because networks that require a sign-in respond with their own
 * page.
 */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, {signal: AbortSignal.timeout(ownTimings.apiRequest)});
  const text = response.ok ? (await response.text()).trim() : '';
  if (text === '' || /^<(?:!doctype|html)/i.test(text))
    throw new Error(`${address} answered ${response.status} without Markdown`);
  return `${text}\n`;
}

function getAssistantEntries(): MenuEntry[] {
  const prompt = `Read ${SITE_URL}${window.location.pathname} so that I can ask questions about it.`;
  return ASSISTANTS.map(([name, address]) => ({
    label: openInText.replace('{name}', name),
    href: () => address + encodeURIComponent(prompt),
  }));
}

/** Closes the menu first, because the print preview shows the page as it is. */
function openPrintDialog(): Promise<boolean> {
  window.setTimeout(() => window.print());
  return Promise.resolve(true);
}

/**
 * Returns the entries that the script adds to the menu, in groups.
 *
 * @param markdown address of the page as Markdown, which is only fetched on click
 */
function getMenuEntries(markdown: string): readonly (readonly MenuEntry[])[] {
  return [
    [{label: copyPageText, press: (item, label) => copyAndConfirm(item, label, fetchText(markdown))}],
    getAssistantEntries(),
    [
      {label: printText, press: openPrintDialog},
      {label: reportPageText, href: createReportUrl},
    ],
  ];
}
