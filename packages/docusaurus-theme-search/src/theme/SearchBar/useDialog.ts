import {useHistory} from '@docusaurus/router';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
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

/** The option that the keyboard or the pointer has reached, and the keys that move it. */
type ActiveOption = {
  readonly active: number;
  /** Whether the reader has moved to it; before that, screen readers are not told of it. */
  readonly isChosen: boolean;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** Position that a key moves to in a list that wraps around; `null` for any other key. */
function moveBy(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return null;
}

/**
 * Moves through the options of a list while the focus stays in the combobox. Enter opens the active option.
 *
 * @param options the options shown; a new list starts with its first option, which nobody has chosen
 */
export function useActiveOption(list: RefObject<HTMLElement | null>, options: readonly unknown[]): ActiveOption {
  const [{active, of}, setState] = useState({active: 0, of: null as readonly unknown[] | null});
  const isChosen = of === options;
  const current = isChosen ? active : 0;
  const setActive = useCallback((index: number): void => setState({active: index, of: options}), [options]);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'});
  }, [current, list]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (options.length === 0 || event.nativeEvent.isComposing) return;
    const next = moveBy(event.key, current, options.length);
    if (next !== null) setActive(next);
    else if (event.key === 'Enter') list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click();
    else return;
    event.preventDefault();
  };
  return {active: current, isChosen, setActive, onKeyDown};
}

/** Properties of a `<dialog>` that is modal while it is rendered. */
type ModalDialogProps = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: {preventDefault: () => void}) => void;
  readonly onClick: (event: MouseEvent) => void;
};

/**
 * Shows a `<dialog>` as a modal one: the browser keeps the focus in it and the rest of the page inert, and the page
 * does not scroll. Escape and a click beside the dialog close it.
 */
export function useModalDialog(onClose: () => void): ModalDialogProps {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    document.documentElement.toggleAttribute('data-search-open', true);
    return () => {
      element?.close();
      document.documentElement.removeAttribute('data-search-open');
    };
  }, []);
  return {
    ref: dialog,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    onClick: ({target}) => {
      if (target === dialog.current) onClose();
    },
  };
}
