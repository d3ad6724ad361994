/*
 * Wrapped, because the stock group takes the page that it is marked for to be its own: it would say that it is the
 * open page, and close instead of leading to its page.
 */
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebarItem/Category';
import OriginalCategory from '@theme-original/DocSidebarItem/Category';
import type {ReactNode} from 'react';

/** A group of the sidebar. */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {activePath, item, onItemClick} = props;
  const {pathname} = useLocation();
  const isParent = isSamePath(item.href, activePath) && !isSamePath(item.href, pathname);
  // The theme's type leaves out that a group hands further attributes on to its link.
  const asParent = {'aria-current': 'true', onClick: () => onItemClick?.(item)};
  return <OriginalCategory {...props} {...(isParent && asParent)} />;
}
