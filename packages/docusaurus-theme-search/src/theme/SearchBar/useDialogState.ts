import {useHistory} from '@docusaurus/router';
import {useCallback, useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {listenForLinks} from '../../client/listenForLinks';
import {addRecent, useSavedSearches, type SavedSearches} from '../../client/savedSearches';
import {IDLE, search, type SearchState} from '../../client/useSearch';
import {writeSuffix, type SearchSettings} from '../../client/useSearchSettings';
import {groupHits, type PageHits, type SearchHit} from '../../engine/answer';

/** State and actions of the dialog. */
export type DialogState = SearchState & {
  /** The query of the answer that is shown; what is typed may already be further. */
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Key of the version that is searched. */
  readonly version: string;
  readonly setVersion: (version: string) => void;
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

/**
 * Searches for what is typed into the dialog. A key asks in its own event and renders nothing: the dialog renders once,
 * with the answer. Answers to earlier questions are ignored.
 */
export function useDialogState(settings: SearchSettings, initialQuery: string, startVersion: string): DialogState {
  const [version, changeVersion] = useState(startVersion);
  const [state, setState] = useState({...IDLE, query: ''});
  const [saved, changeSaved] = useSavedSearches(settings.storageKey);
  const latest = useRef({query: initialQuery, version});

  const ask = useCallback(
    (question: {readonly query: string; readonly version: string}): void => {
      latest.current = question;
      const {query} = question;
      if (query.trim() === '') return setState({...IDLE, query});
      void search(settings, {...question, ...RESULTS}).then((next) => {
        if (latest.current === question) setState({...next, query});
      });
    },
    [settings],
  );
  // What was typed while the dialog was loading is searched for at once.
  useEffect(() => ask(latest.current), [ask]);

  const setQuery = (query: string): void => ask({query, version});
  const setVersion = (next: string): void => {
    changeVersion(next);
    ask({query: latest.current.query, version: next});
  };
  const found = state.answer?.hits ?? NO_HITS;
  const groups = useMemo(() => groupHits(found), [found]);
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups]);
  const suffix = writeSuffix(settings, state.answeredVersion);
  return {...state, setQuery, version, setVersion, groups, hits, suffix, saved, changeSaved};
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
