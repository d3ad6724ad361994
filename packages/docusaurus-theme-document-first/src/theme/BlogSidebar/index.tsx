/* Ejected from @docusaurus/theme-classic 3.10.2: on phones, the list stays in the page, because the menu copies it. */
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';
import type {Props} from '@theme/BlogSidebar';
import type {ReactNode} from 'react';

/** The list of posts next to a blog page. */
export default function BlogSidebar({sidebar}: Props): ReactNode {
  return sidebar?.items.length ? <BlogSidebarDesktop sidebar={sidebar} /> : null;
}
