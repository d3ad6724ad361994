/*
 * Wraps the menu button of @docusaurus/theme-classic: without script, a link leads to the lists below the page
 * instead.
 */
import IconMenu from '@theme/Icon/Menu';
import OriginalToggle from '@theme-init/Navbar/MobileSidebar/Toggle';
import type {ReactNode} from 'react';
import {MENU_ANCHOR} from '../../../../client/pageElement';

/** The menu button of a phone. */
export default function MobileSidebarToggle(): ReactNode {
  return (
    <>
      <OriginalToggle />
      <span className="only-without-script">
        <a href={`#${MENU_ANCHOR}`} className="menu-link" aria-label="Menu">
          <IconMenu />
        </a>
      </span>
    </>
  );
}
