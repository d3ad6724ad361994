import {inTime} from 'docusaurus-theme-document-first/client/inTime';
import {autoCollapse, baseUrl, storagePrefix} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {showCurrentSidebarEntry} from 'docusaurus-theme-document-first/client/pageUpdate';
import {createStore} from 'docusaurus-theme-document-first/client/storage';
import {collapseCategory, expandCategory, loadFailure} from 'docusaurus-theme-document-first/words';
import {isTouched, restoreSidebarPosition} from './sidebarPosition';

/** Lists of pages that the document serves: those of the HTML and their copies, not those that React has rendered since. */
const SIDEBAR = '[data-sidebar]';
/** Class of categories that are open before a reader opens them, in the file of all entries of a sidebar. */
export const OPEN = 'sidebar-open';
const CLOSED = 'menu__list-item--collapsed';

/** Finds what belongs to an entry itself, not to one that it holds: its header comes before its list. */
function findOwn(entry: Element, selector: string): HTMLElement | null {
  const found = entry.querySelector<HTMLElement>(selector);
  return found?.closest('li') === entry ? found : null;
}

const toggleOf = (entry: Element): HTMLElement | null => findOwn(entry, '[aria-expanded]');
const listOf = (entry: Element): HTMLElement | null => entry.querySelector(':scope > .menu__list');
const isOpen = (entry: Element): boolean => toggleOf(entry)?.getAttribute('aria-expanded') === 'true';
/** Whether a category is that of the open page. The link of a page beside it isn't a category. */
const isActive = (entry: Element): boolean =>
  toggleOf(entry) !== null && findOwn(entry, '.menu__link--active') !== null;
const siblingsOf = (entry: Element): Element[] => [...(entry.parentElement?.children ?? [])];

/** The categories below an element that can be folded, each before those that it holds. */
const listCategories = (root: ParentNode): Element[] => [...root.querySelectorAll('li')].filter(toggleOf);

/** What a category is known by: the names that the build has given to the categories around it (`sidebarKeys.ts`) and to it. */
function pathOf(entry: Element): string {
  const parent = entry.parentElement?.closest('li');
  return `${parent ? pathOf(parent) : ''}${findOwn(entry, '[data-category]')?.dataset.category ?? ''}\n`;
}

/** Which categories are open, by their path, for this visit. */
const store = createStore('sessionStorage', `${storagePrefix}.sidebars`);

const readStored = (): Partial<Record<string, boolean>> => ({
  ...(store.readJson() as Record<string, boolean> | null),
});

const save = (root: ParentNode): void =>
  void store.write(
    JSON.stringify(
      listCategories(root).reduce((all, entry) => ({...all, [pathOf(entry)]: isOpen(entry)}), readStored()),
    ),
  );

const asked = new Map<string, Promise<Document>>();
const failed = new Set<string>();

async function askForEntries(file: string, cache: RequestCache): Promise<Document> {
  const response = await inTime(fetch(`${baseUrl}assets/sidebars/${file}.json`, {cache}));
  const entries = new DOMParser().parseFromString(await inTime(response.json() as Promise<string>), 'text/html');
  if (!entries.querySelector('li')) throw new Error(file);
  return entries;
}

/** Reads all entries of a sidebar, once; a call after a failure asks again, past what caches keep. */
function readEntries(file: string): Promise<Document> {
  const answer = asked.get(file) ?? askForEntries(file, failed.has(file) ? 'reload' : 'default');
  asked.set(file, answer);
  answer.catch(() => (failed.add(file), asked.delete(file)));
  return answer;
}

const fileOf = (entry: Element): string => entry.closest<HTMLElement>(SIDEBAR)?.dataset.sidebar ?? '';

function mark(entry: Element, open: boolean): void {
  const toggle = toggleOf(entry);
  const list = listOf(entry);
  entry.classList.toggle(CLOSED, !open);
  if (list) list.hidden = !open;
  if (!toggle) return;
  toggle.setAttribute('aria-expanded', String(open));
  if (!toggle.hasAttribute('aria-label')) return;
  const label = open ? collapseCategory : expandCategory;
  toggle.setAttribute('aria-label', label.replace('{label}', entry.querySelector('a')?.text ?? ''));
}

/** Shows which categories of a copied list are open. React folds with styles of its own, which end here. */
export function showFolding(copied: Element, isShown = isOpen): void {
  copied.querySelectorAll('ul').forEach((list) => list.removeAttribute('style'));
  for (const entry of listCategories(copied)) if (entry !== copied) mark(entry, isShown(entry));
}

/** Has React open a category of its own list, of which this is a copy, because only React knows its entries. */
async function openOriginal(path: string): Promise<ParentNode> {
  const list = document.querySelector('.theme-doc-sidebar-container') ?? document;
  const original = listCategories(list).find((entry) => pathOf(entry) === path);
  if (original && !isOpen(original)) toggleOf(original)?.click();
  await new Promise((resolve) => setTimeout(resolve));
  return list;
}

/** Puts the entries of a category into the page, where the HTML has left them out because it was closed. */
async function fill(entry: Element): Promise<void> {
  if (listOf(entry)) return;
  const path = pathOf(entry);
  const file = fileOf(entry);
  const entries = await (file ? readEntries(file) : openOriginal(path));
  const same = listCategories(entries).find((other) => pathOf(other) === path);
  const list = same && listOf(same);
  if (listOf(entry)) return;
  if (!list) throw new Error(file);
  entry.append(document.importNode(list, true));
  const stored = readStored();
  showFolding(entry, (inner) => stored[pathOf(inner)] ?? inner.classList.contains(OPEN));
}

/** Opens or closes a category. A reader whose connection fails is told in its place, and the next press tries again. */
async function fold(entry: Element, open: boolean): Promise<void> {
  entry.querySelector(':scope > [role=alert]')?.remove();
  try {
    if (open) await fill(entry);
  } catch {
    const message = document.createElement('p');
    message.className = 'menu__link';
    message.setAttribute('role', 'alert');
    entry.append(message);
    message.textContent = loadFailure;
    return;
  }
  mark(entry, open);
  if (open && autoCollapse)
    siblingsOf(entry).forEach((other) => other !== entry && toggleOf(other) && mark(other, false));
}

/** The category that a press folds: on its button, or on its link where that leads to the open page. */
function findPressed({target}: Event): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const entry = target.closest(`${SIDEBAR} li`);
  const toggle = entry && toggleOf(entry);
  const isPressed = toggle && (toggle.contains(target) || target.closest('[aria-current=page]'));
  return isPressed ? entry : undefined;
}

const LIST = '.theme-doc-sidebar-menu';

/** Opens and closes the categories of a list as the reader left them; those of the open page stay open. */
export function restoreFolding(list: ParentNode, passes = 5): void {
  const stored = readStored();
  const changed = listCategories(list).filter((entry) => {
    const open = stored[pathOf(entry)] ?? isOpen(entry);
    if (open === isOpen(entry) || isActive(entry)) return false;
    return !(open && autoCollapse && siblingsOf(entry).some(isActive));
  });
  for (const entry of changed) toggleOf(entry)?.click();
  // What they hold is there a moment later.
  if (changed.length > 0 && passes > 0) setTimeout(() => restoreFolding(list, passes - 1));
}

/** Whether categories of a list are closed without their entries. */
const isIncomplete = (list: ParentNode): boolean => listCategories(list).some((entry) => !listOf(entry));

/** Folds the categories of lists that the document serves, and keeps what is open in them and in those of React. */
export function foldOnPress(event: Event): void {
  const entry = findPressed(event);
  const list = event.target instanceof Element && event.target.closest(LIST);
  if (entry) {
    event.preventDefault();
    void fold(entry, !isOpen(entry));
  }
  // React folds its own lists after this.
  if (list) setTimeout(() => save(list));
}

/**
 * Folds and unfolds the categories of a sidebar without React, opens what the reader left open on other pages, and reads
 * the entries that the HTML has left out. Copies of the sidebar fold too.
 */
export function foldCategories(sidebar: HTMLElement): void {
  document.addEventListener('click', foldOnPress);
  const menu = sidebar.closest<HTMLElement>('.menu');
  restoreFolding(sidebar);
  const showPosition = (): void => {
    if (!menu || isTouched(menu)) return;
    restoreSidebarPosition(menu);
    showCurrentSidebarEntry();
  };
  // What was unfolded is there a moment later, and after the entries that the HTML has left out.
  setTimeout(showPosition);
  if (isIncomplete(sidebar))
    readEntries(sidebar.dataset.sidebar ?? '').then(
      () => setTimeout(showPosition),
      () => undefined,
    );
  // A page that was rendered ahead has not seen what the reader did since.
  document.addEventListener('prerenderingchange', () => {
    restoreFolding(sidebar);
    setTimeout(showPosition);
  });
  window.addEventListener('pagehide', () => save(sidebar));
}
