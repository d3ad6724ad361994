import {useHistory} from '@docusaurus/router';
import {groupHits, type PageHits} from '@site/src/plugins/search/client/groupHits';
import {listenForLinks} from '@site/src/client/listenForLinks';
import {addRecent, type SavedSearches} from './savedSearches';
import {ask, useSearch, type SearchState} from '@site/src/plugins/search/client/useSearch';
import type {SearchSettings} from '@site/src/plugins/search/client/useSearchSettings';
import type {SearchHit} from '@site/src/plugins/search/client/searchTypes';
import type {SearchVersion} from '@site/src/plugins/search/client/searchTypes';
import {useEffect, useMemo, useState, type RefObject} from 'react';
import {useSavedSearches} from './useSavedSearches';

/** State and actions of the dialog. */
export type DialogState = SearchState & {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly version: SearchVersion;
  readonly setVersion: (version: SearchVersion) => void;
  /** The results by page, and one after the other. */
  readonly groups: readonly PageHits[];
  readonly hits: readonly SearchHit[];
  /** Added to page titles: the version, where it is not the latest. */
  readonly suffix: string;
  readonly saved: SavedSearches;
  readonly changeSaved: ReturnType<typeof useSavedSearches>[1];
};

/** Eight sections, two of a page, so that at least four pages are shown; snippets as long as a line. */
const RESULTS = {limit: 8, perPage: 2, snippetLength: 120};
const NO_HITS: readonly SearchHit[] = [];

/** Searches for what is typed into the dialog. */
export function useDialogState(settings: SearchSettings, initialQuery: string): DialogState {
  const [query, changeQuery] = useState(initialQuery);
  const [version, setVersion] = useState<SearchVersion>('latest');
  const [saved, changeSaved] = useSavedSearches();
  const state = useSearch(settings, {query, version, ...RESULTS});
  const setQuery = (next: string): void => {
    // The engine works while React renders; that render asks the same question, and is told of a failure.
    if (next.trim() !== '') ask(settings, {query: next, version, ...RESULTS}).catch(() => undefined);
    changeQuery(next);
  };
  const found = state.answer?.hits ?? NO_HITS;
  const groups = useMemo(() => groupHits(found), [found]);
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups]);
  const suffix = state.answeredVersion === 'v1' ? ' (v1)' : '';
  return {...state, query, setQuery, version, setVersion, groups, hits, suffix, saved, changeSaved};
}

/** Opens the links of the dialog with the router; results join the recent searches, and the dialog closes. */
export function useDialogLinks(
  dialog: RefObject<HTMLElement | null>,
  {hits, suffix, changeSaved}: DialogState,
  onClose: () => void,
): void {
  const history = useHistory();
  useEffect(() => {
    const push = (url: string): void => {
      const hit = hits.find((one) => one.url === url);
      if (hit) {
        const pageTitle = hit.pageTitle + suffix;
        changeSaved((before) => addRecent(before, {url, title: hit.heading ?? pageTitle, pageTitle}));
      }
      onClose();
      history.push(url);
    };
    return dialog.current ? listenForLinks(dialog.current, {push}) : undefined;
  }, [changeSaved, dialog, history, hits, onClose, suffix]);
}
