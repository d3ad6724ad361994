import {timings} from '../../../timings';
import type {SearchVersion} from '../records/section';
import {createEngineClient} from './createEngineClient';
import {createFailover, type AskHosted, type SourcedAnswer} from './createFailover';
import type {Question} from './protocol';
import type {SearchSettings} from './useSearchSettings';

/** Search as the dialog and the search page use it. */
export type SearchClient = {
  /** Prepares for a question about a version: without a hosted index, loads the embedded one. */
  readonly warm: (version: SearchVersion) => void;
  readonly ask: (question: Question) => Promise<SourcedAnswer>;
};

/** A service that refuses because of too many requests is not retried: embedded search answers at once. */
const ALGOLIA_OPTIONS = {maxRateLimitRetries: 0};

/** Asks hosted search; its client is loaded with the first question. */
function createHosted({appId, apiKey, indexName}: SearchSettings): AskHosted {
  let loading: Promise<AskHosted> | null = null;
  return async (question) => {
    loading ??= Promise.all([import('algoliasearch/lite'), import('./hostedAnswer')]).then(
      ([{liteClient}, {createHostedSearch}]) =>
        createHostedSearch(liteClient(appId, apiKey, ALGOLIA_OPTIONS), indexName),
    );
    loading.catch(() => (loading = null));
    return (await loading)(question);
  };
}

function createSearchClient(settings: SearchSettings): SearchClient {
  const engine = createEngineClient(() => new Worker(settings.workerUrl), timings.searchLoadTimeout);
  const hosted = settings.hosted ? createHosted(settings) : null;
  const failover = createFailover({
    engine,
    times: {
      timeout: timings.searchHostedTimeout,
      slow: timings.searchHostedSlow,
      pause: timings.searchHostedPause,
      maxPause: timings.searchHostedMaxPause,
    },
  });
  return {
    warm: (version) => {
      if (!hosted) engine.warm(version);
    },
    ask: (question) => failover.ask(question, hosted),
  };
}

let client: SearchClient | undefined;

/** The search client of this visit, shared by the dialog and the search page; loads nothing until it is asked. */
export function getSearchClient(settings: SearchSettings): SearchClient {
  client ??= createSearchClient(settings);
  return client;
}
