import {readSavedSearches, writeSavedSearches, type SavedSearches} from './savedSearches';
import {useCallback, useState} from 'react';

/** The saved searches of this browser, and the function that changes them. */
export function useSavedSearches(): [SavedSearches, (change: (saved: SavedSearches) => SavedSearches) => void] {
  const [saved, setSaved] = useState(readSavedSearches);
  const change = useCallback((update: (before: SavedSearches) => SavedSearches) => {
    const next = update(readSavedSearches());
    writeSavedSearches(next);
    setSaved(next);
  }, []);
  return [saved, change];
}
