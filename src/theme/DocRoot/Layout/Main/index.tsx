/*
 * Wrapped, because two links need places to lead to without React: the first link of a page, past the sidebar, and
 * the menu button of a phone where no script can open the menu, below the page, where `no-script.css` puts the sidebar.
 */
import OriginalMain from '@theme-original/DocRoot/Layout/Main';
import type {Props} from '@theme/DocRoot/Layout/Main';
import type {ReactNode} from 'react';
import {CONTENT_ID, MENU_ID} from '../../../../config/navbar';

/** The page, with its own anchor and that of the lists below it. */
export default function DocRootLayoutMain(props: Props): ReactNode {
  return (
    <>
      <div id={CONTENT_ID} className="anchor" />
      <OriginalMain {...props} />
      <div id={MENU_ID} />
    </>
  );
}
