import {setContent} from './html';
import {renderSavedSearches} from './results';
import {
  addFavorite,
  addRecent,
  readSavedSearches,
  removeSearch,
  writeSavedSearches,
  type SavedSearch,
} from './savedSearches';

type SavedSearchList = {readonly show: () => void; readonly addRecent: (search: SavedSearch) => void};

/** Attaches the buttons of the saved searches, which make one a favourite or remove it. */
export function attachSavedSearches(field: HTMLInputElement, list: HTMLElement, storageKey: string): SavedSearchList {
  list.addEventListener('click', ({target}) => {
    const {keep, forget} = (target as HTMLElement).dataset;
    const saved = readSavedSearches(storageKey);
    const search = [...saved.recent, ...saved.favorites].find(({url}) => url === (keep ?? forget));
    if (!search) return;
    const next = forget === undefined ? addFavorite(saved, search) : removeSearch(saved, search);
    writeSavedSearches(storageKey, next);
    setContent(list, renderSavedSearches(next));
    field.focus();
  });
  return {
    show: () => setContent(list, renderSavedSearches(readSavedSearches(storageKey))),
    addRecent: (search) => writeSavedSearches(storageKey, addRecent(readSavedSearches(storageKey), search)),
  };
}
