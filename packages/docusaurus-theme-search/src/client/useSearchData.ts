import {useHistory} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, type RefObject} from 'react';
import {findOpened} from './addresses';
import type {SearchGlobalData} from './settings';

/** What the components know of search. */
export const useSearchData = (): SearchGlobalData => usePluginData('docusaurus-theme-search') as SearchGlobalData;

/**
 * Opens the links of results with the router of the running application. Docusaurus' own link preloads every page whose
 * link is visible, and search results change with every key.
 */
export function useResultLinks(root: RefObject<HTMLElement | null>, method: 'push' | 'replace'): void {
  const history = useHistory();
  useEffect(() => {
    const {current} = root;
    const open = (event: MouseEvent): void => {
      const address = findOpened(event);
      if (address === null) return;
      event.preventDefault();
      history[method](address);
    };
    current?.addEventListener('click', open);
    return () => current?.removeEventListener('click', open);
  }, [history, method, root]);
}
