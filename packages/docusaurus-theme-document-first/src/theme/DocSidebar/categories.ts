import {collapseCategoryLabel, expandCategoryLabel} from 'docusaurus-theme-document-first/words';

/** Marks categories that are expanded by default, in the file with all entries of a sidebar. */
export const OPEN = 'sidebar-open';

const CLOSED = 'menu__list-item--collapsed';

/** Finds an element that belongs to the entry itself, not to a nested entry. */
function findInEntry(entry: Element, selector: string): HTMLElement | null {
  const found = entry.querySelector<HTMLElement>(selector);
  return found?.closest('li') === entry ? found : null;
}

/** Returns the element that expands and collapses a category. */
export const getToggle = (entry: Element): HTMLElement | null => findInEntry(entry, '[aria-expanded]');

/** Returns the list with the entries of a category. */
export const getCategoryList = (entry: Element): HTMLElement | null => entry.querySelector(':scope > .menu__list');

/** Whether a category is expanded. */
export const isExpanded = (entry: Element): boolean => getToggle(entry)?.getAttribute('aria-expanded') === 'true';

/** Whether a category contains the current page. */
export const isCurrentCategory = (entry: Element): boolean =>
  getToggle(entry) !== null && findInEntry(entry, '.menu__link--active') !== null;

/** Returns the entries of the list that contains an entry, including itself. */
export const getSiblings = (entry: Element): Element[] => [...(entry.parentElement?.children ?? [])];

/** Returns the collapsible categories below an element, parents first. */
export const getCategories = (root: ParentNode): Element[] => [...root.querySelectorAll('li')].filter(getToggle);

/** Returns the path of a category: its ancestors' keys (`sidebarKeys.ts`) and its own, one per line. */
export function getCategoryPath(entry: Element): string {
  const parent = entry.parentElement?.closest('li');
  return `${parent ? getCategoryPath(parent) : ''}${findInEntry(entry, '[data-category]')?.dataset.category ?? ''}\n`;
}

/** Shows or hides the entries of a category, and updates its toggle. */
export function updateCategory(entry: Element, open: boolean): void {
  const toggle = getToggle(entry);
  const list = getCategoryList(entry);
  entry.classList.toggle(CLOSED, !open);
  if (list) list.hidden = !open;
  if (!toggle) return;
  toggle.setAttribute('aria-expanded', String(open));
  if (!toggle.hasAttribute('aria-label')) return;
  const label = open ? collapseCategoryLabel : expandCategoryLabel;
  toggle.setAttribute('aria-label', label.replace('{label}', entry.querySelector('a')?.text ?? ''));
}

/** Updates which categories of a copied list are expanded, and removes the inline styles of React's animation. */
export function updateExpansion(copied: Element, isShown = isExpanded): void {
  copied.querySelectorAll('ul').forEach((list) => list.removeAttribute('style'));
  for (const entry of getCategories(copied)) if (entry !== copied) updateCategory(entry, isShown(entry));
}
