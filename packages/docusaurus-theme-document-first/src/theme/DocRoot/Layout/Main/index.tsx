/*
 * Wrapped to add two anchors that work without React: the target of the skip link after the sidebar, and the target of
 * the mobile menu button without JavaScript below the page, where `build/noScript.css` moves the sidebar.
 */
import OriginalMain from '@theme-init/DocRoot/Layout/Main';
import type {Props} from '@theme/DocRoot/Layout/Main';
import type {ReactNode} from 'react';
import {CONTENT_ANCHOR, MENU_ANCHOR} from 'docusaurus-theme-document-first/client/page';

/** The page, with anchors for its content and for the menu below it. */
export default function DocRootLayoutMain(props: Props): ReactNode {
  return (
    <>
      <div id={CONTENT_ANCHOR} className="anchor" tabIndex={-1} />
      <OriginalMain {...props} />
      <div id={MENU_ANCHOR} />
    </>
  );
}
