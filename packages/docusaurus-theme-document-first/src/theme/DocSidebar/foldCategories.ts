import {withTimeout} from 'docusaurus-theme-document-first/client/withTimeout';
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

/** Finds an element that belongs to the entry itself, not to a nested entry. */
function findOwn(entry: Element, selector: string): HTMLElement | null {
  const found = entry.querySelector<HTMLElement>(selector);
  return found?.closest('li') === entry ? found : null;
}

const getToggle = (entry: Element): HTMLElement | null => findOwn(entry, '[aria-expanded]');
const getList = (entry: Element): HTMLElement | null => entry.querySelector(':scope > .menu__list');
const isOpen = (entry: Element): boolean => getToggle(entry)?.getAttribute('aria-expanded') === 'true';
/** Whether a category is that of the open page. The link of a page beside it isn't a category. */
const isActive = (entry: Element): boolean =>
  getToggle(entry) !== null && findOwn(entry, '.menu__link--active') !== null;
const getSiblings = (entry: Element): Element[] => [...(entry.parentElement?.children ?? [])];

/** The categories below an element that can be folded, each before those that it holds. */
const getCategories = (root: ParentNode): Element[] => [...root.querySelectorAll('li')].filter(getToggle);

/** What a category is known by: the names that the build has given to the categories around it (`sidebarKeys.ts`) and to it. */
function getCategoryPath(entry: Element): string {
  const parent = entry.parentElement?.closest('li');
  return `${parent ? getCategoryPath(parent) : ''}${findOwn(entry, '[data-category]')?.dataset.category ?? ''}\n`;
}

/** Which categories are open, by their path, for this visit. */
const store = createStore('sessionStorage', `${storagePrefix}.sidebars`);

const getStoredFolding = (): Partial<Record<string, boolean>> => ({
  ...(store.readJson() as Record<string, boolean> | null),
});

const storeFolding = (root: ParentNode): void =>
  void store.write(
    JSON.stringify(
      getCategories(root).reduce(
        (all, entry) => ({...all, [getCategoryPath(entry)]: isOpen(entry)}),
        getStoredFolding(),
      ),
    ),
  );

const asked = new Map<string, Promise<Document>>();
const failed = new Set<string>();

async function fetchEntries(file: string, cache: RequestCache): Promise<Document> {
  const response = await withTimeout(fetch(`${baseUrl}assets/sidebars/${file}.json`, {cache}));
  const entries = new DOMParser().parseFromString(await withTimeout(response.json() as Promise<string>), 'text/html');
  if (!entries.querySelector('li')) throw new Error(file);
  return entries;
}

/** Loads all entries of a sidebar once. After a failure, the next call bypasses the cache. */
function loadEntries(file: string): Promise<Document> {
  const answer = asked.get(file) ?? fetchEntries(file, failed.has(file) ? 'reload' : 'default');
  asked.set(file, answer);
  answer.catch(() => (failed.add(file), asked.delete(file)));
  return answer;
}

const getSidebarFile = (entry: Element): string => entry.closest<HTMLElement>(SIDEBAR)?.dataset.sidebar ?? '';

function updateCategory(entry: Element, open: boolean): void {
  const toggle = getToggle(entry);
  const list = getList(entry);
  entry.classList.toggle(CLOSED, !open);
  if (list) list.hidden = !open;
  if (!toggle) return;
  toggle.setAttribute('aria-expanded', String(open));
  if (!toggle.hasAttribute('aria-label')) return;
  const label = open ? collapseCategory : expandCategory;
  toggle.setAttribute('aria-label', label.replace('{label}', entry.querySelector('a')?.text ?? ''));
}

/** Shows which categories of a copied list are open. React folds with styles of its own, which end here. */
export function updateFolding(copied: Element, isShown = isOpen): void {
  copied.querySelectorAll('ul').forEach((list) => list.removeAttribute('style'));
  for (const entry of getCategories(copied)) if (entry !== copied) updateCategory(entry, isShown(entry));
}

/** Has React open a category of its own list, of which this is a copy, because only React knows its entries. */
async function openInApplication(path: string): Promise<ParentNode> {
  const list = document.querySelector('.theme-doc-sidebar-container') ?? document;
  const original = getCategories(list).find((entry) => getCategoryPath(entry) === path);
  if (original && !isOpen(original)) getToggle(original)?.click();
  await new Promise((resolve) => setTimeout(resolve));
  return list;
}

/** Puts the entries of a category into the page, where the HTML has left them out because it was closed. */
async function loadChildren(entry: Element): Promise<void> {
  if (getList(entry)) return;
  const path = getCategoryPath(entry);
  const file = getSidebarFile(entry);
  const entries = await (file ? loadEntries(file) : openInApplication(path));
  const same = getCategories(entries).find((other) => getCategoryPath(other) === path);
  const list = same && getList(same);
  if (getList(entry)) return;
  if (!list) throw new Error(file);
  entry.append(document.importNode(list, true));
  const stored = getStoredFolding();
  updateFolding(entry, (inner) => stored[getCategoryPath(inner)] ?? inner.classList.contains(OPEN));
}

/** Opens or closes a category. A reader whose connection fails is told in its place, and the next press tries again. */
async function setOpen(entry: Element, open: boolean): Promise<void> {
  entry.querySelector(':scope > [role=alert]')?.remove();
  try {
    if (open) await loadChildren(entry);
  } catch {
    const message = document.createElement('p');
    message.className = 'menu__link';
    message.setAttribute('role', 'alert');
    entry.append(message);
    message.textContent = loadFailure;
    return;
  }
  updateCategory(entry, open);
  if (open && autoCollapse)
    getSiblings(entry).forEach((other) => other !== entry && getToggle(other) && updateCategory(other, false));
}

/** The category that a press folds: on its button, or on its link where that leads to the open page. */
function findPressed({target}: Event): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const entry = target.closest(`${SIDEBAR} li`);
  const toggle = entry && getToggle(entry);
  const isPressed = toggle && (toggle.contains(target) || target.closest('[aria-current=page]'));
  return isPressed ? entry : undefined;
}

const LIST = '.theme-doc-sidebar-menu';

/** Opens and closes the categories of a list as the reader left them; those of the open page stay open. */
export function restoreFolding(list: ParentNode, passes = 5): void {
  const stored = getStoredFolding();
  const changed = getCategories(list).filter((entry) => {
    const open = stored[getCategoryPath(entry)] ?? isOpen(entry);
    if (open === isOpen(entry) || isActive(entry)) return false;
    return !(open && autoCollapse && getSiblings(entry).some(isActive));
  });
  for (const entry of changed) getToggle(entry)?.click();
  // What they hold is there a moment later.
  if (changed.length > 0 && passes > 0) setTimeout(() => restoreFolding(list, passes - 1));
}

/** Whether categories of a list are closed without their entries. */
const isIncomplete = (list: ParentNode): boolean => getCategories(list).some((entry) => !getList(entry));

/** Folds the categories of lists that the document serves, and keeps what is open in them and in those of React. */
export function handlePress(event: Event): void {
  const entry = findPressed(event);
  const list = event.target instanceof Element && event.target.closest(LIST);
  if (entry) {
    event.preventDefault();
    void setOpen(entry, !isOpen(entry));
  }
  // React folds its own lists after this.
  if (list) setTimeout(() => storeFolding(list));
}

/**
 * Folds and unfolds the categories of a sidebar without React, opens what the reader left open on other pages, and reads
 * the entries that the HTML has left out. Copies of the sidebar fold too.
 */
export function foldCategories(sidebar: HTMLElement): void {
  document.addEventListener('click', handlePress);
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
    loadEntries(sidebar.dataset.sidebar ?? '').then(
      () => setTimeout(showPosition),
      () => undefined,
    );
  // A page that was rendered ahead has not seen what the reader did since.
  document.addEventListener('prerenderingchange', () => {
    restoreFolding(sidebar);
    setTimeout(showPosition);
  });
  window.addEventListener('pagehide', () => storeFolding(sidebar));
}
