/*
 * Wraps the menu button of @docusaurus/theme-classic: without script, a link leads to the lists below the page
 * instead.
 */
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import OriginalToggle from '@theme-init/Navbar/MobileSidebar/Toggle';
import type {ReactNode} from 'react';
import {MENU_ANCHOR} from '../../../../client/page';

const MENU = translate({
  id: 'theme.documentFirst.menu',
  message: 'Menu',
  description: 'The ARIA label of the link that leads to the menu without script',
});

/** The menu button of a phone. */
export default function MobileSidebarToggle(): ReactNode {
  return (
    <>
      <OriginalToggle />
      <span className="only-without-script">
        <a href={`#${MENU_ANCHOR}`} className="menu-link" aria-label={MENU}>
          <IconMenu />
        </a>
      </span>
    </>
  );
}
