import {autoCollapse, storagePrefix} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createStore} from 'docusaurus-theme-document-first/client/storage';
import {getCategoryPath, getSiblings, isExpanded} from './categories';

/** Which categories the reader has expanded or collapsed, by path. Stored for the session. */
const store = createStore('sessionStorage', `${storagePrefix}.sidebars`);

/** Returns which categories the reader has expanded or collapsed, by path. */
export const getStoredExpansion = () => store.readRecord() as Partial<Record<string, boolean>>;

/** Stores whether a category is expanded. Forgets its siblings, if they were collapsed with it. */
export function storeExpansion(entry: Element): void {
  const open = isExpanded(entry);
  const collapsed = open && autoCollapse ? getSiblings(entry).map(getCategoryPath) : [];
  const stored = Object.entries(getStoredExpansion()).filter(([path]) => !collapsed.includes(path));
  store.write(JSON.stringify({...Object.fromEntries(stored), [getCategoryPath(entry)]: open}));
}
