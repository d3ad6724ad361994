/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the original can't be opened with a screen reader and loses
 * the focus on Escape (https://github.com/facebook/docusaurus/issues/8478, pull request 11937). Here, a button opens a
 * list of links, and arrow keys, Home, End and Escape work.
 */
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useHistorySelector} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import {navigationModule} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {attachMenu} from './attachMenu';
import styles from './styles.module.css';

/**
 * The docs instance and version name that the document script stores when a reader selects an entry of a version menu.
 * Only these entries have a function that stores them with React.
 */
function usePreferredVersion(): (item: Props['items'][number]) => string | undefined {
  const instances = Object.entries(useAllDocsData());
  const {versionPersistence} = useThemeConfig().docs;
  return ({to, onClick}) => {
    if (!onClick || !to || versionPersistence === 'none') return undefined;
    const paths = instances.flatMap(([id, {versions}]) =>
      versions.map(({name, path}) => ({path, value: `${id} ${name}`})),
    );
    const held = paths.filter(({path}) => `${to}/`.startsWith(path.replace(/\/?$/, '/')));
    return held.sort((a, b) => b.path.length - a.path.length)[0]?.value;
  };
}

/** Returns the current query and hash, which aren't available on the server. */
const useQueryAndHash = (): string => useHistorySelector(({location}) => location.search + location.hash);

/** A menu in the navbar at desktop width. */
export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  const {items, position, className, label, children} = props;
  const id = useId();
  const preferredVersion = usePreferredVersion();
  const place = useQueryAndHash();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => (menu.current ? attachMenu(menu.current) : undefined), []);
  return (
    <div
      ref={menu}
      className={clsx('navbar__item dropdown dropdown--hoverable', position === 'right' && 'dropdown--right')}
      data-menu
      data-module={navigationModule}
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
        {items.map((item, at) => {
          const version = preferredVersion(item);
          return (
            <NavbarItem
              isDropdownItem
              activeClassName="dropdown__link--active"
              {...item}
              {...(version !== undefined && {
                'data-preferred-version': version,
                to: item.to && `${item.to.split(/[?#]/, 1)[0]}${place}`,
              })}
              key={at}
            />
          );
        })}
      </ul>
    </div>
  );
}
