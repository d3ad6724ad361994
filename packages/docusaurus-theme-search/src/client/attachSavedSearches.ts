import {setContent} from './html';
import {renderNothing, renderStart} from './start';
import {
  addFavorite,
  addRecent,
  readSavedSearches,
  removeSearch,
  writeSavedSearches,
  type SavedSearch,
} from './savedSearches';
import type {SearchSettings, SearchVersion} from './settings';

/** Functions that fill the list that's shown without results. */
type StartList = {
  /** Shows the saved searches and the starting points. */
  readonly showStart: () => void;
  /** Shows alternatives if a query has no results, such as searching another version. */
  readonly showNothing: (others: readonly SearchVersion[]) => void;
  readonly addRecent: (search: SavedSearch) => void;
};

/** Shows saved searches and starting points, and attaches the buttons that make a search a favourite or remove it. */
export function attachSavedSearches(field: HTMLInputElement, list: HTMLElement, settings: SearchSettings): StartList {
  const storageKey = `docusaurus.search${settings.base}`;
  list.addEventListener('click', ({target}) => {
    const {keep, forget} = (target as HTMLElement).dataset;
    const saved = readSavedSearches(storageKey);
    const search = [...saved.recent, ...saved.favorites].find(({url}) => url === (keep ?? forget));
    if (!search) return;
    const next = forget === undefined ? addFavorite(saved, search) : removeSearch(saved, search);
    writeSavedSearches(storageKey, next);
    setContent(list, renderStart(settings, next));
    field.focus();
  });
  return {
    showStart: () => setContent(list, renderStart(settings, readSavedSearches(storageKey))),
    showNothing: (others) => setContent(list, renderNothing(settings, others)),
    addRecent: (search) => writeSavedSearches(storageKey, addRecent(readSavedSearches(storageKey), search)),
  };
}
