import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, type RefObject} from 'react';
import {listenForLinks} from './addresses';
import type {SearchGlobalData} from './settings';

/** What the components know of search, and the address of its page; `null` where there is none. */
export function useSearchData(): SearchGlobalData & {readonly pageUrl: string | null} {
  const {siteConfig} = useDocusaurusContext();
  const data = usePluginData('docusaurus-theme-search') as SearchGlobalData;
  const slash = siteConfig.trailingSlash === true ? '/' : '';
  return {...data, pageUrl: data.page === null ? null : `${siteConfig.baseUrl}${data.page}${slash}`};
}

/** Opens the links of results with the router of the running application. */
export function useResultLinks(root: RefObject<HTMLElement | null>, method: 'push' | 'replace'): void {
  const history = useHistory();
  useEffect(
    () => (root.current ? listenForLinks(root.current, (address) => history[method](address)) : undefined),
    [history, method, root],
  );
}
