/*
 * Wrapped, because the original matches every address below the docs and shows "not found" within the docs layout,
 * instead of the not-found page. This matters if the docs are the whole site.
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
