/*
 * Wrapped, because the stock sidebar marks and opens nothing for a page that it does not list. Such a page has its
 * place in `src/config/pagesOutsideSidebars.ts`; here its nearest listed parent is marked, and opened.
 */
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar';
import OriginalSidebar from '@theme-original/DocSidebar';
import {useEffect, type ReactNode} from 'react';
import {trimHtmlSlash} from '../../config/addresses';
import {navigationOverrides} from '../../config/pagesOutsideSidebars';
import {findSidebarEntry} from '../../navigation/placeOfPage';
import {followOperations} from '../../rest-reference/ApiReference/followOperations';

/** The sidebar of a page, with the entries marked that the page and the operation being read belong to. */
export default function DocSidebar(props: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const parents = navigationOverrides.get(trimHtmlSlash(useLocalPathname()))?.parents ?? [];
  const path = findSidebarEntry(
    props.sidebar,
    props.path,
    parents.map((parent) => withBaseUrl(parent.path)),
  );
  // Without React, the document script does this.
  useEffect(followOperations, [props.path]);
  // A list with a single entry tells nothing: its room goes to the page, and the menu of a phone opens with the main menu.
  if (props.sidebar.length === 1) return null;
  return <OriginalSidebar {...props} path={path} />;
}
