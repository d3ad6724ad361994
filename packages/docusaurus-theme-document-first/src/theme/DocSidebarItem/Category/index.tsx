/*
 * Wrapped to add the key of a category (`addCategoryKeys`) to its link, so that `attachCategories` can find the
 * category in other copies of the list.
 */
import OriginalCategory from '@theme-init/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import type {ReactNode} from 'react';

/** A category of a sidebar. */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  return <OriginalCategory {...props} {...{'data-category': props.item.key}} />;
}
