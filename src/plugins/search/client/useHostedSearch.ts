import {useCallback, useRef} from 'react';
import type {AskHosted} from './createFailover';
import {createHostedSearch, type HostedClient} from './hostedAnswer';
import type {SearchSettings} from './useSearchSettings';

/** A service that refuses for too many requests is not waited for: embedded search answers at once. */
const OPTIONS = {maxRateLimitRetries: 0};

/** Hosted search for the dialog and the search page; its client is fetched with the first question. */
export function useHostedSearch({hosted, appId, apiKey, indexName, base}: SearchSettings): AskHosted | null {
  const client = useRef<Promise<AskHosted> | null>(null);
  const ask = useCallback<AskHosted>(
    async (question) => {
      client.current ??= import('algoliasearch/lite').then(({liteClient}) =>
        createHostedSearch(liteClient(appId, apiKey, OPTIONS) as unknown as HostedClient, indexName, base),
      );
      client.current.catch(() => (client.current = null));
      return (await client.current)(question);
    },
    [appId, apiKey, indexName, base],
  );
  return hosted ? ask : null;
}
