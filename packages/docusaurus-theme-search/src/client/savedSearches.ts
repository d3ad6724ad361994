import {isOwnAddress} from './addresses';

/** A result that the reader has opened. */
export type SavedSearch = {readonly url: string; readonly title: string; readonly pageTitle: string};

/** Recently opened results, and favourites. */
export type SavedSearches = {readonly recent: readonly SavedSearch[]; readonly favorites: readonly SavedSearch[]};

const MAX_RECENT = 7;
/** Maximum number of searches to read from a stored list. Nobody looks through more favourites. */
const MAX_READ = 50;
/** No saved searches. */
export const NONE: SavedSearches = {recent: [], favorites: []};

function isSavedSearch(value: unknown): value is SavedSearch {
  const {url, title, pageTitle} = (value ?? {}) as Partial<Record<keyof SavedSearch, unknown>>;
  // Validate, because stored data can be edited.
  return typeof url === 'string' && isOwnAddress(url) && typeof title === 'string' && typeof pageTitle === 'string';
}

function parseSearches(value: unknown): SavedSearch[] {
  return Array.isArray(value) ? value.slice(0, MAX_READ).filter(isSavedSearch) : [];
}

const omitSearch = (list: readonly SavedSearch[], {url}: SavedSearch): SavedSearch[] =>
  list.filter((saved) => saved.url !== url);

/** Reads the saved searches; empty if storage is blocked or invalid. */
export function readSavedSearches(storageKey: string): SavedSearches {
  try {
    // The key is spelled `favourites` in existing storage.
    const {recent, favourites} = JSON.parse(window.localStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
    return {recent: parseSearches(recent), favorites: parseSearches(favourites)};
  } catch {
    return NONE;
  }
}

/** Stores saved searches, unless storage is blocked or full. */
export function writeSavedSearches(storageKey: string, {recent, favorites}: SavedSearches): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify({recent, favourites: favorites}));
  } catch {
    // They're lost, but search works without them.
  }
}

/** Adds a result to the start of the recent results, unless it's a favourite. */
export function addRecent({recent, favorites}: SavedSearches, search: SavedSearch): SavedSearches {
  if (favorites.some(({url}) => url === search.url)) return {recent, favorites};
  return {recent: [search, ...omitSearch(recent, search)].slice(0, MAX_RECENT), favorites};
}

/** Adds a search to the favourites, and removes it from the recent searches. */
export function addFavorite({recent, favorites}: SavedSearches, search: SavedSearch): SavedSearches {
  return {recent: omitSearch(recent, search), favorites: [search, ...omitSearch(favorites, search)]};
}

/** Removes a search from both lists. */
export function removeSearch({recent, favorites}: SavedSearches, search: SavedSearch): SavedSearches {
  return {recent: omitSearch(recent, search), favorites: omitSearch(favorites, search)};
}
