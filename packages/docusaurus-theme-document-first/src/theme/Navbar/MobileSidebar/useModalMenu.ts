import {useEffect, useRef} from 'react';

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
export function useModalMenu(isOpen: boolean, toggle: () => void): void {
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
