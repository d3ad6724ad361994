import {autoCollapse} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {loadFailureText} from 'docusaurus-theme-document-first/words';
import {getSiblings, getToggle, isExpanded, updateCategory} from './categories';
import {loadChildren} from './sidebarEntries';
import {storeExpansion} from './storedExpansion';

/** Lists from the HTML and their copies, but not those that React has rendered. */
const SIDEBAR = '[data-sidebar]';
const LIST = '.theme-doc-sidebar-menu';

let isReaderClick = true;

/** Expands or collapses a category, which isn't stored as the reader's choice. */
export function toggleWithoutStoring(entry: Element): void {
  isReaderClick = false;
  getToggle(entry)?.click();
  isReaderClick = true;
}

/** Expands or collapses a category. If loading fails, shows an alert below the category. The next click retries. */
async function setExpanded(entry: Element, open: boolean): Promise<void> {
  entry.querySelector(':scope > [role=alert]')?.remove();
  try {
    if (open) await loadChildren(entry);
  } catch {
    const message = document.createElement('p');
    message.className = 'menu__link';
    message.setAttribute('role', 'alert');
    entry.append(message);
    message.textContent = loadFailureText;
    return;
  }
  updateCategory(entry, open);
  if (open && autoCollapse)
    getSiblings(entry).forEach((other) => other !== entry && getToggle(other) && updateCategory(other, false));
}

/** Returns the category that a click toggles: on its button, or on its link if that leads to the current page. */
function findPressedCategory({target}: Event): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const entry = target.closest(`:is(${SIDEBAR}, ${LIST}) li`);
  const toggle = entry && getToggle(entry);
  const isPressed = toggle && (toggle.contains(target) || target.closest('[aria-current=page]'));
  return isPressed ? entry : undefined;
}

/** Toggles a category, and stores it if the reader does so. In React's lists, React handles the click afterwards. */
async function toggleCategory(entry: Element, isStored: boolean): Promise<void> {
  if (entry.closest(SIDEBAR)) await setExpanded(entry, !isExpanded(entry));
  else await new Promise((resolve) => setTimeout(resolve));
  if (isStored) storeExpansion(entry);
}

/** Toggles categories of lists from the HTML. Stores what the reader toggles, in these and in React's lists. */
export function handlePress(event: Event): void {
  const entry = findPressedCategory(event);
  if (!entry) return;
  if (entry.closest(SIDEBAR)) event.preventDefault();
  void toggleCategory(entry, isReaderClick);
}
