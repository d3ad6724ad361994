/*
 * Wrapped, because the original only compares addresses, so it wouldn't highlight an entry on pages with a different
 * address. This one highlights the entry for the page's sidebar (`sidebar` in `src/config/navbar.ts`). In older
 * versions, entries link to the page of that version, or show which version they link to.
 */
import {useActiveDocContext, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/NavbarItem';
import OriginalItem from '@theme-original/NavbarItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {removeVersionPrefix} from '../../config/versions';
import {useVersionAddress} from '../../components/useVersionAddress';
import {findMenuEntry, type MenuEntry} from '../../config/pageNavigation';
import styles from './styles.module.css';

type Item = MenuEntry & {readonly label?: unknown};

/** Returns the `aria-current` value of an entry: the open page, a section that contains it, or none. */
function useAriaCurrent({label}: Item): 'page' | 'true' | undefined {
  const route = removeVersionPrefix(useLocalPathname());
  const {activeDoc} = useActiveDocContext(undefined);
  const entry = findMenuEntry<Item>(useThemeConfig().navbar.items, route, activeDoc?.sidebar);
  if (!entry || entry.label !== label) return undefined;
  return entry.to === route ? 'page' : 'true';
}

/** Returns a function that changes an entry's link to the open page's version, or adds the version that it links to. */
function useItemResolver(): (entry: Item) => Item {
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const getAddress = useVersionAddress();
  return ({anchorIn, ...entry}) => {
    // Unknown URLs below an older version show the not-found page, which belongs to the latest version.
    if (!entry.to || !activeDoc || !activeVersion || activeVersion.isLast) return entry;
    const own = anchorIn?.includes(activeVersion.name) === false ? entry.to : getAddress(entry.to);
    if (own !== entry.to) return {...entry, to: own};
    return {...entry, label: <OtherVersionLabel label={String(entry.label)} version={latest.label} />};
  };
}

function OtherVersionLabel({label, version}: {readonly label: string; readonly version: string}): ReactNode {
  return (
    <>
      {label} <span className={styles.version}>{version}</span>
    </>
  );
}

function TopItem({sidebar: _, ...props}: Props & MenuEntry): ReactNode {
  const mark = useAriaCurrent(props as Item);
  const resolveItem = useItemResolver();
  const own = {
    ...resolveItem(props as Item),
    ...('items' in props && {items: props.items.map(resolveItem)}),
  } as Props;
  if (props.to) return <OriginalItem {...own} isActive={() => mark !== undefined} aria-current={mark} />;
  const active = props.mobile ? 'menu__link--active' : 'navbar__link--active';
  return <OriginalItem {...own} className={clsx(props.className, mark && active)} aria-current={mark} />;
}

/** An entry of the top menu, or of a menu in it. */
export default function NavbarItem(props: Props & MenuEntry & {readonly isDropdownItem?: boolean}): ReactNode {
  const isPlain = props.isDropdownItem || props.type === 'docsVersionDropdown' || props.href;
  return isPlain ? <OriginalItem {...props} /> : <TopItem {...props} />;
}
