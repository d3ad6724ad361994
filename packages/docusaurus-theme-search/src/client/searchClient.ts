import {createEngineClient, type EngineClient, type SearchParams} from './createEngineClient';
import type {SearchResponse} from '../engine/response';
import {createFailover, type HostedSearch} from './createFailover';
import type {SearchSettings} from './settings';
import {hostedErrorMessage, needsBuildText, noConnectionText, notLoadedText} from './words';

/** The result of a query: its response, and a warning or error. */
export type Outcome = {
  readonly params: SearchParams;
  readonly response: SearchResponse | null;
  readonly notice: string;
  readonly isComplete: boolean;
};

/** The client that the dialog and the search page share. */
export type SearchClient = {
  /** Prepares for a query in a version: loads the embedded index if there's no hosted one. */
  readonly preload: (version: string) => void;
  /** Runs a search and shows results as they arrive. Failures become notices, so this never rejects. */
  readonly search: (params: SearchParams, show: (outcome: Outcome) => void) => Promise<void>;
  /** Searches with the embedded engine only, so nothing is sent to a server. */
  readonly searchEmbedded: EngineClient['search'];
};

/** Settings and client. */
export type SearchParts = {
  readonly settings: SearchSettings;
  readonly client: Pick<SearchClient, 'search' | 'preload'>;
};

/** Used on the development server, which has no index because it's created from the built pages. */
const UNBUILT: EngineClient = {
  preload: () => undefined,
  search: () => Promise.reject(new Error('there is no index')),
};

/** Creates the search client of the page. It loads nothing until one of its functions is called. */
export function createSearchClient(
  {worker, timings}: Pick<SearchSettings, 'worker' | 'timings'>,
  hosted: HostedSearch | null,
): SearchClient {
  const engine = worker === null ? UNBUILT : createEngineClient(worker, timings.loadTimeout);
  const searchHosted = hosted && createFailover(hosted, {preload: engine.preload, timings});
  return {
    preload: (version) => {
      if (!searchHosted) engine.preload(version);
    },
    searchEmbedded: engine.search,
    search: async (params, show) => {
      const showResponse = (response: SearchResponse, notice = '', isComplete = true): void =>
        show({params, response, notice, isComplete});
      try {
        const response = await searchHosted?.(params);
        if (response) return showResponse(response);
        const notice = searchHosted ? hostedErrorMessage : '';
        showResponse(await engine.search(params, (part) => showResponse(part, notice, false)), notice);
      } catch {
        const notice = worker === null ? needsBuildText : navigator.onLine ? notLoadedText : noConnectionText;
        show({params, response: null, notice, isComplete: true});
      }
    },
  };
}

/** Creates a function that only shows the outcome of the latest query, and nothing for an empty one. */
export function createLatestSearch(
  client: Pick<SearchClient, 'search'>,
  show: (outcome: Outcome) => void,
): (params: SearchParams) => void {
  let latest: SearchParams | undefined;
  return (params) => {
    latest = params;
    if (params.query.trim() === '') return show({params, response: null, notice: '', isComplete: true});
    void client.search(params, (outcome) => {
      if (latest === params) show(outcome);
    });
  };
}
