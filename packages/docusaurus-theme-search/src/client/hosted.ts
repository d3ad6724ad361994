/** The module that asks the hosted index; a site without one does not have it. */
import {liteClient} from 'algoliasearch/lite';
import type {AskHosted} from './createFailover';
import {createHostedSearch, type HostedSettings} from './hostedAnswer';

/** A service that refuses because of too many requests is not retried: embedded search answers at once. */
const ALGOLIA_OPTIONS = {maxRateLimitRetries: 0};

/** Starts hosted search with the key that can only search. */
export default function createHosted(settings: HostedSettings): AskHosted {
  const {appId, apiKey} = settings.hosted;
  return createHostedSearch(liteClient(appId, apiKey, ALGOLIA_OPTIONS), settings);
}
