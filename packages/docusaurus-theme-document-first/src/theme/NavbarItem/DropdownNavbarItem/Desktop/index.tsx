/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the original does not open for screen readers and loses
 * the focus on Escape (https://github.com/facebook/docusaurus/issues/8478, pull request 11937).
 * A button opens a list of links; arrow keys, Home, End and Escape work.
 */
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import {attachMenu} from './attachMenu';
import styles from './styles.module.css';

/** A menu in the navbar at desktop width. */
export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  const {items, position, className, label, children} = props;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => (menu.current ? attachMenu(menu.current) : undefined), []);
  return (
    <div
      ref={menu}
      className={clsx('navbar__item dropdown dropdown--hoverable', position === 'right' && 'dropdown--right')}
      data-menu
    >
      <button
        type="button"
        className={clsx('navbar__link', styles.trigger, className)}
        aria-label={props['aria-label']}
        aria-current={props['aria-current']}
        aria-expanded={false}
        aria-controls={id}
      >
        {children ?? label}
      </button>
      <ul id={id} className={clsx('dropdown__menu', styles.menu)}>
        {items.map((item, at) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={at} />
        ))}
      </ul>
    </div>
  );
}
