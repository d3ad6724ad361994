/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the original has two buttons that do the same: one that
 * does not say whether the menu is open, and one that does not say which menu it opens. Here it is one button.
 */
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

function useMenu(items: Props['items']): {collapsed: boolean; toggle: (event: MouseEvent | KeyboardEvent) => void} {
  const pathname = useLocalPathname();
  const holdsPage = items.some(({to}) => isSamePath(to, pathname));
  const {collapsed, toggleCollapsed} = useCollapsible({initialState: !holdsPage});
  const toggle = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault();
    toggleCollapsed();
  };
  return {collapsed, toggle};
}

/** A menu of the header, in the menu of a phone. */
export default function DropdownNavbarItemMobile(props: Props): ReactNode {
  const {items, className, label, children, onClick} = props;
  const {collapsed, toggle} = useMenu(items);
  return (
    <li className={clsx('menu__list-item', {'menu__list-item--collapsed': collapsed})}>
      <div className="menu__list-item-collapsible">
        <NavbarNavLink
          href="#"
          role="button"
          aria-current={props['aria-current']}
          aria-expanded={!collapsed}
          className={clsx('menu__link menu__link--sublist menu__link--sublist-caret', styles.button, className)}
          label={children ?? label}
          onClick={toggle}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === ' ') toggle(event);
          }}
        />
      </div>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, at) => (
          <NavbarItem mobile isDropdownItem onClick={onClick} activeClassName="menu__link--active" {...item} key={at} />
        ))}
      </Collapsible>
    </li>
  );
}
