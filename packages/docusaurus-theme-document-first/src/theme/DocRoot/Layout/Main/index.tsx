/*
 * Wrapped, because the menu button of a phone needs a place to lead to where no script can open the menu: below the
 * page, where `no-script.css` puts the sidebar.
 */
import OriginalMain from '@theme-init/DocRoot/Layout/Main';
import type {Props} from '@theme/DocRoot/Layout/Main';
import type {ReactNode} from 'react';
import {MENU_ANCHOR} from '../../../../client/pageElement';

/** The page, and the anchor of the lists below it. */
export default function DocRootLayoutMain(props: Props): ReactNode {
  return (
    <>
      <OriginalMain {...props} />
      <div id={MENU_ANCHOR} />
    </>
  );
}
