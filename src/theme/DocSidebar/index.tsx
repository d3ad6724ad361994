/*
 * Wrapped, because two sidebars take each other's place without a word: here each begins with its title.
 */
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

/** The entry that names the list, with the version where it is not the latest. */
function useTitleItem(): PropSidebarItemHtml {
  const name = useDocsSidebar()?.name === 'reference' ? REFERENCE : DOCUMENTATION;
  const {activeVersion} = useActiveDocContext(undefined);
  const version = activeVersion && !activeVersion.isLast ? ` ${activeVersion.label}` : '';
  return {type: 'html', value: `<p class="sidebar-title">${name}${version}</p>`, defaultStyle: false};
}

/** The sidebar of a page. */
export default function DocSidebar(props: Props): ReactNode {
  const title = useTitleItem();
  // A list with a single entry tells nothing: its room goes to the page, and the menu of a phone opens with the main
  // menu.
  if (props.sidebar.length === 1) return null;
  return <OriginalSidebar {...props} sidebar={[title, ...props.sidebar]} />;
}
