import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState} from 'react';
import {timings} from '../../../timings';
import type {SearchVersion} from '../records/section';
import type {SourcedAnswer} from './createFailover';
import type {SearchStatus} from './createSearchSession';
import {searchSession} from './session';
import {useHostedSearch} from './useHostedSearch';
import type {SearchSettings} from './useSearchSettings';
import {useSearchStatus} from './useSearchStatus';

/** What the search page shows, and what moves it. */
export type SearchPageState = {
  readonly query: string;
  readonly version: SearchVersion;
  readonly answer: SourcedAnswer | null;
  readonly status: SearchStatus;
  readonly setQuery: (query: string) => void;
  readonly setVersion: (version: SearchVersion) => void;
  readonly prepare: () => void;
  /** Asks for more results; `null` where all are shown. */
  readonly showMore: (() => void) | null;
};

const STEP = 30;
const PER_PAGE = 3;
/** Characters of text, about two lines. */
const SNIPPET = 160;
const MAX_ADDRESS = 500;

function readAddress(search: string): {query: string; version: SearchVersion} {
  const parameters = new URLSearchParams(search);
  return {query: parameters.get('q') ?? '', version: parameters.get('version') === 'v1' ? 'v1' : 'latest'};
}

function toAddress(query: string, version: SearchVersion): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query.slice(0, MAX_ADDRESS));
  if (version === 'v1') parameters.set('version', 'v1');
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/** Runs the search page: the address holds the query and the version, the results follow what is typed. */
export function useSearchPage(settings: SearchSettings): SearchPageState {
  const history = useHistory();
  const {search, pathname} = useLocation();
  const [{query, version}, setAsked] = useState(() => readAddress(search));
  const [limit, setLimit] = useState(STEP);
  const [answer, setAnswer] = useState<SourcedAnswer | null>(null);
  const session = searchSession(settings.workerUrl);
  const status = useSearchStatus(session);
  const hosted = useHostedSearch(settings);

  const written = useRef(search);

  // The address is read where somebody else changed it: what is typed while it is written must stay.
  useEffect(
    () =>
      history.listen((location) => {
        if (location.pathname === pathname && location.search !== written.current)
          setAsked(readAddress(location.search));
      }),
    [history, pathname],
  );

  useEffect(() => {
    if (!query.trim()) {
      session.clear();
      return undefined;
    }
    let current = true;
    const timer = setTimeout(() => {
      written.current = toAddress(query, version);
      history.replace(pathname + written.current);
      session.ask({query, version, limit, perPage: PER_PAGE, snippet: SNIPPET}, hosted).then(
        (found) => current && setAnswer(found),
        () => current && setAnswer(null),
      );
    }, timings.searchTypingPause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [history, hosted, limit, pathname, query, session, version]);

  const change = useCallback((part: Partial<{query: string; version: SearchVersion}>) => {
    setLimit(STEP);
    setAsked((now) => ({...now, ...part}));
  }, []);
  return {
    query,
    version,
    answer: query.trim() ? answer : null,
    status,
    setQuery: useCallback((next) => change({query: next}), [change]),
    setVersion: useCallback((next) => change({version: next}), [change]),
    prepare: () => void (settings.hosted || session.warm(version)),
    showMore: answer && answer.hits.length >= limit ? () => setLimit(limit + STEP) : null,
  };
}
