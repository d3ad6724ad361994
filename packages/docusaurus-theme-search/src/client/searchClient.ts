import {createEngineClient, SearchFailure, type Question} from './createEngineClient';
import {createFailover, type AskHosted, type SourcedAnswer} from './createFailover';
import type {HostedIndex} from './settings';
import type {SearchSettings} from './useSearchSettings';

/** Search as the dialog and the search page use it. */
type SearchClient = {
  /** Prepares for a question about a version: without a hosted index, loads the embedded one. */
  readonly warm: (version: string) => void;
  readonly ask: (question: Question) => Promise<SourcedAnswer>;
};

/** A service that refuses because of too many requests is not retried: embedded search answers at once. */
const ALGOLIA_OPTIONS = {maxRateLimitRetries: 0};

/** Asks hosted search; its client is loaded with the first question. */
function createHosted({appId, apiKey, indexName}: HostedIndex, locale: string | null): AskHosted {
  let loading: Promise<AskHosted> | null = null;
  return async (question) => {
    loading ??= Promise.all([import('algoliasearch/lite'), import('./hostedAnswer')]).then(
      ([{liteClient}, {createHostedSearch}]) =>
        createHostedSearch(liteClient(appId, apiKey, ALGOLIA_OPTIONS), {indexName, locale}),
    );
    loading.catch(() => (loading = null));
    return (await loading)(question);
  };
}

/** The site while it is being written: the index is made from its built pages, of which there are none. */
const UNBUILT = {
  warm: () => undefined,
  search: () => Promise.reject(new SearchFailure('unbuilt', 'the development server has no index')),
};

function createSearchClient({workerUrl, hosted, hasLocales, locale, timings}: SearchSettings): SearchClient {
  const engine =
    process.env.NODE_ENV === 'development'
      ? UNBUILT
      : createEngineClient(() => new Worker(workerUrl), timings.loadTimeout);
  const askHosted = hosted ? createHosted(hosted, hasLocales ? locale : null) : null;
  const failover = createFailover({engine, timings});
  return {
    warm: (version) => {
      if (!askHosted) engine.warm(version);
    },
    ask: (question) => failover.ask(question, askHosted),
  };
}

let client: SearchClient | undefined;

/**
 * The search client of this visit, shared by the dialog and the search page; loads nothing until it is asked. Every page
 * loads this module for the box, and `useSearch` only with the dialog.
 */
export function getSearchClient(settings: SearchSettings): SearchClient {
  client ??= createSearchClient(settings);
  return client;
}
