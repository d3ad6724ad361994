/*
 * Wrapped, because the documentation is the whole site: the stock part treats every unknown
 * address as its own and shows "not found" between its menus, without the layout of the not-found page.
 */
import {useLocation} from '@docusaurus/router';
import OriginalDocsRoot from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import {lazy, Suspense, type ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';

/** Loaded with such an address by `src/client/page-load`, so that no page carries it. */
const NotFound = lazy(() => import('@theme/NotFound'));

/** The documentation, or the not-found page if no page has the address. */
export default function DocsRoot(props: Props): ReactNode {
  const {pathname} = useLocation();
  const isPage = matchRoutes(props.route.routes ?? [], pathname).some(({route}) => route.exact === true);
  if (isPage) return <OriginalDocsRoot {...props} />;
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
