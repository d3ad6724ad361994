import {autoCollapse} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {showCurrentSidebarEntry} from 'docusaurus-theme-document-first/client/pageUpdate';
import {
  getCategories,
  getCategoryPath,
  getCategoryList,
  getSiblings,
  isCurrentCategory,
  isExpanded,
  OPEN,
} from './categories';
import {loadEntries} from './sidebarEntries';
import {wasUsed, restoreSidebarPosition} from './sidebarPosition';
import {getStoredExpansion} from './storedExpansion';
import {toggleWithoutStoring, handlePress} from './toggleCategory';

export {OPEN, updateExpansion} from './categories';
export {handlePress} from './toggleCategory';

/** Restores which categories the reader has expanded or collapsed. The category of the current page doesn't change. */
export function restoreExpansion(list: ParentNode, passes = 5): void {
  const stored = getStoredExpansion();
  const changed = getCategories(list).filter((entry) => {
    const open = stored[getCategoryPath(entry)] ?? isExpanded(entry);
    if (open === isExpanded(entry) || isCurrentCategory(entry)) return false;
    return !(open && autoCollapse && getSiblings(entry).some(isCurrentCategory));
  });
  changed.forEach(toggleWithoutStoring);
  // Children are added asynchronously, so restore the next level in a new task.
  if (changed.length > 0 && passes > 0) setTimeout(() => restoreExpansion(list, passes - 1));
}

/**
 * Collapses the categories that React has left expanded on other pages, except for those that the reader has expanded
 * and those that are expanded by default.
 */
export function collapseInactiveCategories(list: ParentNode): void {
  const stored = getStoredExpansion();
  const isKept = (entry: Element): boolean =>
    isCurrentCategory(entry) || (stored[getCategoryPath(entry)] ?? entry.classList.contains(OPEN));
  getCategories(list)
    .filter((entry) => isExpanded(entry) && !isKept(entry))
    .forEach(toggleWithoutStoring);
}

const isIncomplete = (list: ParentNode): boolean => getCategories(list).some((entry) => !getCategoryList(entry));

/**
 * Expands and collapses the categories of a sidebar without React, restores what the reader has done to them on other
 * pages, and loads the entries that aren't in the HTML. Also works for copies of the sidebar.
 */
export function attachCategories(sidebar: HTMLElement): void {
  document.addEventListener('click', handlePress);
  const menu = sidebar.closest<HTMLElement>('.menu');
  restoreExpansion(sidebar);
  const showPosition = (): void => {
    if (!menu || wasUsed(menu)) return;
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
    restoreExpansion(sidebar);
    setTimeout(showPosition);
  });
}
