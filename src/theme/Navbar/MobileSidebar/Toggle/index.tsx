/*
 * Wraps the menu button of @docusaurus/theme-classic: without script, a link leads to the lists below the page
 * instead.
 */
import IconMenu from '@theme/Icon/Menu';
import OriginalToggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import type {ReactNode} from 'react';
import {MENU_ID} from '../../../../config/navbar';

/** The menu button of a phone. */
export default function MobileSidebarToggle(): ReactNode {
  return (
    <>
      <OriginalToggle />
      <span className="only-without-script">
        <a href={`#${MENU_ID}`} className="menu-link" aria-label="Menu">
          <IconMenu />
        </a>
      </span>
    </>
  );
}
