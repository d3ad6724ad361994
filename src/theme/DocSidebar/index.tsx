/* Wrapped, to add a title. Without it, readers wouldn't notice that the sidebar has changed. */
import {useActiveDocContext, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import type {PropSidebarItemHtml} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocSidebar';
import OriginalSidebar from '@theme-original/DocSidebar';
import type {ReactNode} from 'react';

const DOCUMENTATION = translate({
  id: 'site.sidebar.documentation',
  message: 'Documentation',
  description: 'The title above the list of pages for those who build workflows',
});
const REFERENCE = translate({
  id: 'site.sidebar.reference',
  message: 'Reference',
  description: 'The title above the list of reference pages',
});

/** Returns the sidebar's title, with the version unless it's the latest. */
function useTitleItem(): PropSidebarItemHtml {
  const name = useDocsSidebar()?.name === 'reference' ? REFERENCE : DOCUMENTATION;
  const {activeVersion} = useActiveDocContext(undefined);
  const version = activeVersion && !activeVersion.isLast ? ` ${activeVersion.label}` : '';
  return {type: 'html', value: `<p class="sidebar-title">${name}${version}</p>`, defaultStyle: false};
}

/** The sidebar of a page. */
export default function DocSidebar(props: Props): ReactNode {
  const title = useTitleItem();
  // Hide a sidebar with a single entry, to use its space for the page and open the mobile menu with the site's menu.
  if (props.sidebar.length === 1) return null;
  return <OriginalSidebar {...props} sidebar={[title, ...props.sidebar]} />;
}
