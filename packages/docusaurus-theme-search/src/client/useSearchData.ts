import {useHistory} from '@docusaurus/router';
import {hasDialogEntry} from 'docusaurus-plugin-built-site/dialog';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, type RefObject} from 'react';
import {getOpenedAddress} from './addresses';
import type {SearchGlobalData} from './settings';

/** Global data of the search plugin. */
export const useSearchData = (): SearchGlobalData => usePluginData('docusaurus-theme-search') as SearchGlobalData;

/**
 * Opens result links with the router. Docusaurus's `Link` would preload every page whose link is visible, and results
 * change with every keystroke.
 */
export function useResultLinks(root: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    const {current} = root;
    const openResult = (event: MouseEvent): void => {
      const address = getOpenedAddress(event);
      if (address === null) return;
      event.preventDefault();
      history[hasDialogEntry() ? 'replace' : 'push'](address);
    };
    current?.addEventListener('click', openResult);
    return () => current?.removeEventListener('click', openResult);
  }, [history, root]);
}
