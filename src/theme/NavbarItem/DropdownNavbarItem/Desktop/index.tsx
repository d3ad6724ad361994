/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the original opens for no screen reader and loses
 * the focus at Escape (https://github.com/facebook/docusaurus/issues/8478, pull request 11937).
 * A button opens a list of links; arrow keys, Home, End and Escape work.
 */
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useMenu} from './useMenu';

/** A menu of the header at desktop width. */
export default function DropdownNavbarItemDesktop({items, position, className, label, children}: Props): ReactNode {
  const id = useId();
  const {ref, isOpen, isDismissed, toggle, close, onKeyDown, onPointerLeave} = useMenu();
  return (
    <div
      ref={ref}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isDismissed,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onKeyDown={onKeyDown}
      onPointerLeave={onPointerLeave}
    >
      <button
        type="button"
        className={clsx('navbar__link', styles.trigger, className)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {children ?? label}
      </button>
      <ul id={id} className={clsx('dropdown__menu', styles.menu)} onClick={close}>
        {items.map((item, at) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={at} />
        ))}
      </ul>
    </div>
  );
}
