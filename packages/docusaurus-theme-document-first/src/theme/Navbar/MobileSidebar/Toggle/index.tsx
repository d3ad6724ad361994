/*
 * Ejected from @docusaurus/theme-classic 3.10.2: the button opens the menu without React, and without script a link leads
 * to the lists below the page instead.
 */
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import {DRAWER, MENU_ANCHOR} from 'docusaurus-theme-document-first/client/page';
import {navigationModule} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {menu} from 'docusaurus-theme-document-first/words';
import {findMenuLink} from 'docusaurus-theme-document-first/theme/Navbar/MobileSidebar/findMenuLink';

/** Has the application follow the links of menus and sidebars that React did not render. */
function useMenuLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const followLink = (event: MouseEvent): void => {
      const link = findMenuLink(event);
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      const menu = link.closest('dialog');
      const address = link.pathname + link.search + link.hash;
      if (!menu) history.push(address);
      // The open menu has an entry of the history, which the page takes over.
      else if (link.href !== window.location.href) history.replace(address);
      menu?.close();
    };
    document.addEventListener('click', followLink);
    return () => document.removeEventListener('click', followLink);
  }, [history]);
}

/** In development there is no document script, which attaches the button otherwise. */
function useDrawer(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    void import('docusaurus-theme-document-first/theme/Navbar/MobileSidebar/attachNavigation').then(
      ({default: attach}) => button.current && attach(button.current),
    );
  }, []);
  return button;
}

/** The menu button of a phone. */
export default function MobileSidebarToggle(): ReactNode {
  const button = useDrawer();
  useMenuLinks();
  return (
    <>
      <button
        ref={button}
        type="button"
        className="navbar__toggle clean-btn"
        aria-label={translate({
          id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
          message: 'Toggle navigation bar',
          description: 'The ARIA label for hamburger menu button of mobile navigation',
        })}
        aria-haspopup="dialog"
        aria-controls={DRAWER}
        data-module={navigationModule}
      >
        <IconMenu />
      </button>
      <span className="only-without-script">
        <a href={`#${MENU_ANCHOR}`} className="menu-link" aria-label={menu}>
          <IconMenu />
        </a>
      </span>
    </>
  );
}
