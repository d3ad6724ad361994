/* Wrapped, because the stock entry says that it is the open page when it is only marked as a parent of it. */
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebarItem/Link';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import type {ReactNode} from 'react';

/** An entry of the sidebar that leads to a page. */
export default function DocSidebarItemLink(props: Props): ReactNode {
  const {activePath, item} = props;
  const {pathname} = useLocation();
  const isParent = isSamePath(item.href, activePath) && !isSamePath(item.href, pathname);
  return <OriginalLink {...props} {...(isParent && {'aria-current': 'true'})} />;
}
