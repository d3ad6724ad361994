import {useCallback} from 'react';
import type {SearchHit} from '../engine/response';
import {loadSearchModule} from './loadOnInteraction';
import {useSearchData} from './useSearchData';

export {loader} from './loadModule';

/** Returns at most `limit` pages of the latest version for a query; rejects if search failed to load. */
export type EmbeddedSearch = (query: string, limit: number) => Promise<readonly SearchHit[]>;

/** Returns the embedded search for components of the site. Queries aren't sent to a server. */
export function useEmbeddedSearch(): EmbeddedSearch {
  const {module} = useSearchData();
  return useCallback(
    async (query, limit) => {
      const {searchEmbedded} = await loadSearchModule(module);
      return (await searchEmbedded(query, limit)).hits;
    },
    [module],
  );
}
