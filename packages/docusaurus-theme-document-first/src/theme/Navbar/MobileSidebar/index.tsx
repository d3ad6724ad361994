/*
 * Wraps the mobile menu of @docusaurus/theme-classic: while it is open, the keyboard focus stays in it. Escape
 * closes it, and the focus returns to the button that opened it
 * (https://github.com/facebook/docusaurus/pull/11937).
 */
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-init/Navbar/MobileSidebar';
import {useEffect, useRef, type ReactNode} from 'react';

const MENU = '.navbar-sidebar';
const CLOSER = '.navbar-sidebar__close';
const OPENER = '.navbar__toggle';
const BEHIND = '#__docusaurus > :not(.navbar), .navbar__inner';

/** Makes everything behind the menu inert, and returns a function that undoes it. */
function shutBehind(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>(BEHIND)].filter((part) => !part.inert);
  parts.forEach((part) => {
    part.inert = true;
  });
  return () =>
    parts.forEach((part) => {
      part.inert = false;
    });
}

/** Traps the keyboard focus in the mobile menu while it is open. */
function useModalMenu(isOpen: boolean, toggle: () => void): void {
  const latestToggle = useRef(toggle);
  useEffect(() => {
    latestToggle.current = toggle;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const open = shutBehind();
    document.querySelector<HTMLElement>(CLOSER)?.focus();
    const onKey = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') latestToggle.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      const isFocusInMenu = document.activeElement?.closest(MENU) ?? document.activeElement === document.body;
      open();
      // After following a link, the heading of the new page gets the focus; otherwise the button gets it back.
      if (isFocusInMenu) document.querySelector<HTMLElement>(OPENER)?.focus();
    };
  }, [isOpen]);
}

/** The mobile menu. */
export default function MobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useModalMenu(shown, toggle);
  return <OriginalMobileSidebar />;
}
