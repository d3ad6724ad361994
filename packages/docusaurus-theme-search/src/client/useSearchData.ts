import {useHistory} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, type RefObject} from 'react';
import {listenForLinks} from './addresses';
import type {SearchGlobalData} from './settings';

/** What the components know of search. */
export const useSearchData = (): SearchGlobalData => usePluginData('docusaurus-theme-search') as SearchGlobalData;

/** Opens the links of results with the router of the running application. */
export function useResultLinks(root: RefObject<HTMLElement | null>, method: 'push' | 'replace'): void {
  const history = useHistory();
  useEffect(
    () => (root.current ? listenForLinks(root.current, (address) => history[method](address)) : undefined),
    [history, method, root],
  );
}
