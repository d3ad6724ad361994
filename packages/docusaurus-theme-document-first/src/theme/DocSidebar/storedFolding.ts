import {storagePrefix} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createStore} from 'docusaurus-theme-document-first/client/storage';
import {getCategories, getCategoryPath, isOpen} from './categories';

/** Which categories are expanded, by path. Stored for the session. */
const store = createStore('sessionStorage', `${storagePrefix}.sidebars`);

/** Returns which categories were expanded or collapsed, by path. */
export const getStoredFolding = () => store.readRecord() as Partial<Record<string, boolean>>;

/** Stores which categories below an element are expanded. */
export const storeFolding = (root: ParentNode): void =>
  void store.write(
    JSON.stringify(
      getCategories(root).reduce(
        (all, entry) => ({...all, [getCategoryPath(entry)]: isOpen(entry)}),
        getStoredFolding(),
      ),
    ),
  );
