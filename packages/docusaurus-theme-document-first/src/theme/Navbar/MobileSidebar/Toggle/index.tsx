/*
 * Ejected from @docusaurus/theme-classic 3.10.2: the button opens the menu without React. Without JavaScript, a link to
 * the menu below the page replaces it.
 */
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import {hasDialogEntry} from 'docusaurus-plugin-built-site/dialog';
import {DRAWER, MENU_ANCHOR} from 'docusaurus-theme-document-first/client/page';
import {navigationModule} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {menuText} from 'docusaurus-theme-document-first/words';
import {findMenuLink} from 'docusaurus-theme-document-first/theme/Navbar/MobileSidebar/findMenuLink';

/** Uses client-side navigation for links in menus and sidebars that React didn't render. */
function useMenuLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const followLink = (event: MouseEvent): void => {
      const link = findMenuLink(event);
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      const menu = link.closest('dialog');
      const address = link.pathname + link.search + link.hash;
      // A link to the open page only closes the menu.
      if (!menu || link.href !== window.location.href) history[hasDialogEntry() ? 'replace' : 'push'](address);
      menu?.close();
    };
    document.addEventListener('click', followLink);
    return () => document.removeEventListener('click', followLink);
  }, [history]);
}

/** Attaches the button in development, where there's no document script. */
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

/** The button that opens the mobile menu. */
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
        <a href={`#${MENU_ANCHOR}`} className="menu-link" aria-label={menuText}>
          <IconMenu />
        </a>
      </span>
    </>
  );
}
