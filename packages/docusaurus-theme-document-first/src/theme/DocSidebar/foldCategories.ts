import {withTimeout} from 'docusaurus-theme-document-first/client/withTimeout';
import {autoCollapse, baseUrl, storagePrefix} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {showCurrentSidebarEntry} from 'docusaurus-theme-document-first/client/pageUpdate';
import {createStore} from 'docusaurus-theme-document-first/client/storage';
import {collapseCategory, expandCategory, loadFailure} from 'docusaurus-theme-document-first/words';
import {isTouched, restoreSidebarPosition} from './sidebarPosition';

/** Lists from the HTML and their copies, but not those that React has rendered. */
const SIDEBAR = '[data-sidebar]';
/** Marks categories that are expanded by default, in the file with all entries of a sidebar. */
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
/** Whether a category is that of the current page. A link to the current page isn't a category. */
const isActive = (entry: Element): boolean =>
  getToggle(entry) !== null && findOwn(entry, '.menu__link--active') !== null;
const getSiblings = (entry: Element): Element[] => [...(entry.parentElement?.children ?? [])];

/** Returns the collapsible categories below an element, parents first. */
const getCategories = (root: ParentNode): Element[] => [...root.querySelectorAll('li')].filter(getToggle);

/** Path of a category: its ancestors' keys (`sidebarKeys.ts`) and its own, one per line. */
function getCategoryPath(entry: Element): string {
  const parent = entry.parentElement?.closest('li');
  return `${parent ? getCategoryPath(parent) : ''}${findOwn(entry, '[data-category]')?.dataset.category ?? ''}\n`;
}

/** Which categories are expanded, by path. Stored for the session. */
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

/**
 * Updates which categories of a copied list are expanded. Removes the inline styles that React uses for its collapse
 * animation.
 */
export function updateFolding(copied: Element, isShown = isOpen): void {
  copied.querySelectorAll('ul').forEach((list) => list.removeAttribute('style'));
  for (const entry of getCategories(copied)) if (entry !== copied) updateCategory(entry, isShown(entry));
}

/** Expands a category in React's own list, of which this is a copy, because only React knows its entries. */
async function openInApplication(path: string): Promise<ParentNode> {
  const list = document.querySelector('.theme-doc-sidebar-container') ?? document;
  const original = getCategories(list).find((entry) => getCategoryPath(entry) === path);
  if (original && !isOpen(original)) getToggle(original)?.click();
  await new Promise((resolve) => setTimeout(resolve));
  return list;
}

/** Adds the entries of a category that was collapsed in the HTML, which doesn't contain them. */
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

/** Expands or collapses a category. If loading fails, shows an alert below the category. The next click retries. */
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

/** Returns the category that a click toggles: on its button, or on its link if that leads to the current page. */
function findPressed({target}: Event): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const entry = target.closest(`${SIDEBAR} li`);
  const toggle = entry && getToggle(entry);
  const isPressed = toggle && (toggle.contains(target) || target.closest('[aria-current=page]'));
  return isPressed ? entry : undefined;
}

const LIST = '.theme-doc-sidebar-menu';

/** Restores which categories of a list are expanded. The category of the current page doesn't change. */
export function restoreFolding(list: ParentNode, passes = 5): void {
  const stored = getStoredFolding();
  const changed = getCategories(list).filter((entry) => {
    const open = stored[getCategoryPath(entry)] ?? isOpen(entry);
    if (open === isOpen(entry) || isActive(entry)) return false;
    return !(open && autoCollapse && getSiblings(entry).some(isActive));
  });
  for (const entry of changed) getToggle(entry)?.click();
  // Children are added asynchronously, so restore the next level in a new task.
  if (changed.length > 0 && passes > 0) setTimeout(() => restoreFolding(list, passes - 1));
}

/** Whether a list has collapsed categories without entries. */
const isIncomplete = (list: ParentNode): boolean => getCategories(list).some((entry) => !getList(entry));

/** Toggles categories of lists from the HTML. Stores the state of these and of React's lists. */
export function handlePress(event: Event): void {
  const entry = findPressed(event);
  const list = event.target instanceof Element && event.target.closest(LIST);
  if (entry) {
    event.preventDefault();
    void setOpen(entry, !isOpen(entry));
  }
  // React handles the click afterwards.
  if (list) setTimeout(() => storeFolding(list));
}

/**
 * Expands and collapses the categories of a sidebar without React, restores their state from other pages, and loads the
 * entries that aren't in the HTML. Also works for copies of the sidebar.
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
  // Entries are added asynchronously, some after loading.
  setTimeout(showPosition);
  if (isIncomplete(sidebar))
    loadEntries(sidebar.dataset.sidebar ?? '').then(
      () => setTimeout(showPosition),
      () => undefined,
    );
  // Restore again on activation: a prerendered page read the storage too early.
  document.addEventListener('prerenderingchange', () => {
    restoreFolding(sidebar);
    setTimeout(showPosition);
  });
  window.addEventListener('pagehide', () => storeFolding(sidebar));
}
