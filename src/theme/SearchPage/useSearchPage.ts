import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState} from 'react';
import {timings} from '@site/src/timings';
import {PAGE_AMOUNTS} from '@site/src/plugins/search/client/pageAmounts';
import type {SearchVersion} from '@site/src/plugins/search/client/searchTypes';
import {getSearchClient} from '@site/src/plugins/search/client/searchClient';
import {useSearch, type SearchState} from '@site/src/plugins/search/client/useSearch';
import type {SearchSettings} from '@site/src/plugins/search/client/useSearchSettings';

/** State and actions of the search page. */
export type SearchPageState = Pick<SearchState, 'answer' | 'notice'> & {
  readonly query: string;
  readonly version: SearchVersion;
  readonly setQuery: (query: string) => void;
  readonly setVersion: (version: SearchVersion) => void;
  /** Loads the embedded index ahead of time. */
  readonly prepare: () => void;
  /** Shows more results; `null` where all are shown. */
  readonly showMore: (() => void) | null;
};

const STEP = PAGE_AMOUNTS.limit;
const MAX_QUERY = 500;

type Search = {readonly query: string; readonly version: SearchVersion};

function parseAddress(search: string): Search {
  const parameters = new URLSearchParams(search);
  return {query: parameters.get('q') ?? '', version: parameters.get('version') === 'v1' ? 'v1' : 'latest'};
}

function formatAddress({query, version}: Search): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query.slice(0, MAX_QUERY));
  if (version === 'v1') parameters.set('version', 'v1');
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/** Keeps the query string of the address and the state the same, in both directions. */
function useSearchInAddress(): [Search, (change: Partial<Search>) => void] {
  const history = useHistory();
  const {search: initial, pathname} = useLocation();
  const [search, setSearch] = useState(() => parseAddress(initial));
  const written = useRef(initial);

  useEffect(
    () =>
      history.listen((location) => {
        // An address that this hook has written may already be older than what is typed.
        if (location.pathname === pathname && location.search !== written.current) {
          setSearch(parseAddress(location.search));
        }
      }),
    [history, pathname],
  );

  useEffect(() => {
    if (!search.query.trim()) return undefined;
    const timer = setTimeout(() => {
      written.current = formatAddress(search);
      history.replace(pathname + written.current);
    }, timings.searchTypingPause);
    return () => clearTimeout(timer);
  }, [history, pathname, search]);

  const change = useCallback((part: Partial<Search>) => setSearch((before) => ({...before, ...part})), []);
  return [search, change];
}

/** Runs the search page: the results follow what is typed, and the address contains the query and the version. */
export function useSearchPage(settings: SearchSettings): SearchPageState {
  const [{query, version}, changeSearch] = useSearchInAddress();
  const [limit, setLimit] = useState<number>(STEP);
  const question = {...PAGE_AMOUNTS, query, version, limit};
  const {answer, notice} = useSearch(settings, question, timings.searchTypingPause);

  const change = (part: Partial<Search>): void => {
    setLimit(STEP);
    changeSearch(part);
  };
  return {
    query,
    version,
    answer,
    notice,
    setQuery: (next) => change({query: next}),
    setVersion: (next) => change({version: next}),
    prepare: () => getSearchClient(settings).warm(version),
    showMore: answer && answer.hits.length >= limit ? () => setLimit(limit + STEP) : null,
  };
}
