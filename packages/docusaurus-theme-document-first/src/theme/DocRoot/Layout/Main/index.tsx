/*
 * Wrapped, because two links need places to lead to without React: the first link of a page, past the sidebar, and
 * the menu button of a phone where no script can open the menu, below the page, where `build/noScript.css` puts the sidebar.
 */
import OriginalMain from '@theme-init/DocRoot/Layout/Main';
import type {Props} from '@theme/DocRoot/Layout/Main';
import type {ReactNode} from 'react';
import {CONTENT_ANCHOR, MENU_ANCHOR} from 'docusaurus-theme-document-first/client/page';

/** The page, with its own anchor and that of the lists below it. */
export default function DocRootLayoutMain(props: Props): ReactNode {
  return (
    <>
      <div id={CONTENT_ANCHOR} className="anchor" tabIndex={-1} />
      <OriginalMain {...props} />
      <div id={MENU_ANCHOR} />
    </>
  );
}
