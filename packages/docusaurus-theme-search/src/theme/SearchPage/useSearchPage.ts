import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState} from 'react';
import {getSearchClient} from '../../client/searchClient';
import {LATEST, PAGE_AMOUNTS} from '../../client/settings';
import {useSearch, type SearchState} from '../../client/useSearch';
import {listChoices, type SearchSettings} from '../../client/useSearchSettings';

/** State and actions of the search page. */
export type SearchPageState = Pick<SearchState, 'answer' | 'notice'> & {
  readonly query: string;
  /** Key of the version that is searched. */
  readonly version: string;
  readonly setQuery: (query: string) => void;
  readonly setVersion: (version: string) => void;
  /** Loads the embedded index ahead of time. */
  readonly prepare: () => void;
  /** Shows more results; `null` where all are shown. */
  readonly showMore: (() => void) | null;
};

const STEP = PAGE_AMOUNTS.limit;
const MAX_QUERY = 500;

type Search = {readonly query: string; readonly version: string};

function parseAddress(search: string, known: readonly string[]): Search {
  const parameters = new URLSearchParams(search);
  const version = parameters.get('version') ?? LATEST;
  return {query: parameters.get('q') ?? '', version: known.includes(version) ? version : LATEST};
}

function formatAddress({query, version}: Search): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query.slice(0, MAX_QUERY));
  if (version !== LATEST) parameters.set('version', version);
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/** Keeps the query string of the address and the state the same, in both directions. */
function useSearchInAddress(settings: SearchSettings): [Search, (change: Partial<Search>) => void] {
  const history = useHistory();
  const {search: initial, pathname} = useLocation();
  const parse = useCallback(
    (search: string) =>
      parseAddress(
        search,
        listChoices(settings).map(({key}) => key),
      ),
    [settings],
  );
  const [search, setSearch] = useState(() => parse(initial));
  const written = useRef(initial);

  useEffect(
    () =>
      history.listen((location) => {
        // An address that this hook has written may already be older than what is typed.
        if (location.pathname === pathname && location.search !== written.current) setSearch(parse(location.search));
      }),
    [history, parse, pathname],
  );

  useEffect(() => {
    if (!search.query.trim()) return undefined;
    const timer = setTimeout(() => {
      written.current = formatAddress(search);
      history.replace(pathname + written.current);
    }, settings.timings.typingPause);
    return () => clearTimeout(timer);
  }, [history, pathname, search, settings]);

  const change = useCallback((part: Partial<Search>) => setSearch((before) => ({...before, ...part})), []);
  return [search, change];
}

/** Runs the search page: the results follow what is typed, and the address contains the query and the version. */
export function useSearchPage(settings: SearchSettings): SearchPageState {
  const [{query, version}, changeSearch] = useSearchInAddress(settings);
  const [limit, setLimit] = useState<number>(STEP);
  const question = {...PAGE_AMOUNTS, query, version, limit};
  const {answer, notice} = useSearch(settings, question, settings.timings.typingPause);

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
