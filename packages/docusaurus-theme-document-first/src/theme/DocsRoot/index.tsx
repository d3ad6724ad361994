/*
 * Wrapped, because the documentation is the whole site: the stock part treats every unknown
 * address as its own and shows "not found" between its menus, without the layout of the not-found page.
 */
import {useLocation} from '@docusaurus/router';
import OriginalDocsRoot from '@theme-init/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import type {ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';
import {isPage, NotFound} from 'docusaurus-theme-document-first/client/page-load/loadPage';

/** The docs, or the not-found page if no page matches. */
export default function DocsRoot(props: Props): ReactNode {
  const {pathname} = useLocation();
  return isPage(matchRoutes(props.route.routes ?? [], pathname)) || !NotFound ? (
    <OriginalDocsRoot {...props} />
  ) : (
    <NotFound />
  );
}
