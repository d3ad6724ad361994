/*
 * Wrapped: the link of a category carries its name in the list (`addCategoryKeys`), by which `attachCategories` finds
 * the category again in other copies of the list, whatever else stands there.
 */
import OriginalCategory from '@theme-init/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import type {ReactNode} from 'react';

/** A category of a sidebar. */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  return <OriginalCategory {...props} {...{'data-category': props.item.key}} />;
}
