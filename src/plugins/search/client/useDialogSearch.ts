import {useCallback, useEffect, useMemo, useState} from 'react';
import type {DocSearchTransformClient} from '@docsearch/react';
import {versionFilter} from '../facets';
import type {SearchVersion} from '../records/section';
import {DIALOG_HITS, toDialogResult} from './docSearch';
import {searchSession} from './session';
import {useHostedSearch} from './useHostedSearch';
import type {SearchSettings} from './useSearchSettings';

/** State of the dialog that outlives DocSearch's own: it is drawn anew to change version or query. */
export type DialogSearch = {
  readonly turn: number;
  readonly query: string;
  readonly version: SearchVersion;
  /** The hosted index and the version that is searched, as DocSearch wants them. */
  readonly indices: {name: string; searchParameters: {facetFilters: string[]}}[];
  readonly transformSearchClient: (client: DocSearchTransformClient) => DocSearchTransformClient;
  /** Searches again with another version or another query. */
  readonly restart: (change: {readonly version?: SearchVersion; readonly query?: string}) => void;
  /** Forgets the line of the last answer. */
  readonly clear: () => void;
};

type Requests = {readonly requests: readonly {readonly query?: string}[]};

/** What stands in the box now. */
function typedQuery(): string {
  return document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '';
}

/** DocSearch shows its error screen for errors of this name, and only for these. */
function toRetryError(error: unknown): Error {
  const shown = new Error(error instanceof Error ? error.message : 'search failed');
  shown.name = 'RetryError';
  return shown;
}

/**
 * Puts hosted and embedded search behind DocSearch.
 *
 * @param onSearch is told of every search that begins
 */
export function useDialogSearch(
  settings: SearchSettings,
  initialQuery: string,
  onSearch: (search: Promise<unknown>) => void,
): DialogSearch {
  const {base, indexName, workerUrl} = settings;
  const hosted = useHostedSearch(settings);
  const session = searchSession(workerUrl);
  const [start, setStart] = useState({turn: 0, version: 'latest' as SearchVersion, query: initialQuery});
  const {version} = start;

  useEffect(() => session.clear, [session]);

  const transformSearchClient = useCallback(
    (client: DocSearchTransformClient): DocSearchTransformClient => {
      const search = async ({requests}: Requests): Promise<object> => {
        const query = requests[0]?.query ?? '';
        try {
          const asked = session.ask({query, version, ...DIALOG_HITS}, hosted);
          onSearch(asked);
          return {results: [toDialogResult(await asked, query, indexName, base, version)]};
        } catch (error) {
          throw toRetryError(error);
        }
      };
      return {...client, search: search as unknown as DocSearchTransformClient['search']};
    },
    [base, hosted, indexName, onSearch, session, version],
  );

  const restart = useCallback<DialogSearch['restart']>((change) => {
    const query = change.query ?? typedQuery();
    setStart(({turn, version: before}) => ({turn: turn + 1, version: change.version ?? before, query}));
  }, []);

  const indices = useMemo(
    () => [{name: indexName, searchParameters: {facetFilters: [versionFilter(version)]}}],
    [indexName, version],
  );
  return {...start, indices, transformSearchClient, restart, clear: session.clear};
}
