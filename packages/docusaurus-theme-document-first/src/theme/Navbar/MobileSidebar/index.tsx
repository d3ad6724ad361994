/*
 * Replaced: the menu of a phone belongs to the document. It is a dialog without content until it is opened: `attachDrawer`
 * makes it of the header and the sidebar of the page.
 */
import type {ReactNode} from 'react';
import {DRAWER} from 'docusaurus-theme-document-first/client/page';
import {menu} from 'docusaurus-theme-document-first/words';

/** The dialog of the menu of a phone. */
export default function MobileSidebar(): ReactNode {
  return (
    <dialog
      id={DRAWER}
      className="drawer navbar-sidebar--show"
      aria-label={menu}
      aria-modal
      popover="manual"
      data-document-control
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: '<div class="theme-layout-navbar-sidebar navbar-sidebar"></div>'}}
    />
  );
}
