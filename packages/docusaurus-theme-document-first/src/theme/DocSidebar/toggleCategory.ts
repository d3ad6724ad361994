import {autoCollapse} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {loadFailure} from 'docusaurus-theme-document-first/words';
import {getSiblings, getToggle, isOpen, updateCategory} from './categories';
import {loadChildren} from './sidebarEntries';
import {storeFolding} from './storedFolding';

/** Lists from the HTML and their copies, but not those that React has rendered. */
const SIDEBAR = '[data-sidebar]';
const LIST = '.theme-doc-sidebar-menu';

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
