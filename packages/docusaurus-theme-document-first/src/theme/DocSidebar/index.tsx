/* Ejected from @docusaurus/theme-classic 3.10.2: on phones, the list stays in the page, because the menu copies it. */
import type {Props} from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import type {ReactNode} from 'react';

/** The sidebar of a docs page. */
export default function DocSidebar(props: Props): ReactNode {
  return <DocSidebarDesktop {...props} />;
}
