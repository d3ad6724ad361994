/* Replaced: the mobile menu works without React. It's an empty dialog until it's opened, when `attachDrawer` fills
   it from the navbar and the sidebar of the page. */
import type {ReactNode} from 'react';
import {DRAWER} from 'docusaurus-theme-document-first/client/page';
import {menuText} from 'docusaurus-theme-document-first/words';

/** The dialog of the mobile menu. */
export default function MobileSidebar(): ReactNode {
  return (
    <dialog
      id={DRAWER}
      className="drawer navbar-sidebar--show"
      aria-label={menuText}
      aria-modal
      popover="manual"
      data-document-control
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: '<div class="theme-layout-navbar-sidebar navbar-sidebar"></div>'}}
    />
  );
}
