/*
 * Wrapped, because the stock menu marks an entry by its address alone: on a page below none of these addresses it marks
 * nothing. Here the entry is marked that stands for the sidebar of the page (`sidebar` in `src/config/navbar.ts`).
 */
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/NavbarItem';
import OriginalItem from '@theme-original/NavbarItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {findMenuEntry, type MenuEntry} from '../../navigation/placeOfPage';

type Item = MenuEntry & {readonly label?: unknown};

/** What assistive technology is told of an entry: the open page, a part that holds it, or nothing. */
function useMark({label}: Item): 'page' | 'true' | undefined {
  const route = useLocalPathname();
  const {activeDoc} = useActiveDocContext(undefined);
  const entry = findMenuEntry<Item>(useThemeConfig().navbar.items, route, activeDoc?.sidebar);
  if (!entry || entry.label !== label) return undefined;
  return entry.to === route ? 'page' : 'true';
}

function TopItem({sidebar: _, ...props}: Props & MenuEntry): ReactNode {
  const mark = useMark(props as Item);
  if (props.to) return <OriginalItem {...props} isActive={() => mark !== undefined} aria-current={mark} />;
  const active = props.mobile ? 'menu__link--active' : 'navbar__link--active';
  return <OriginalItem {...props} className={clsx(props.className, mark && active)} aria-current={mark} />;
}

/** An entry of the top menu, or of a menu in it. */
export default function NavbarItem(props: Props & MenuEntry & {readonly isDropdownItem?: boolean}): ReactNode {
  const isPlain = props.isDropdownItem || props.type === 'docsVersionDropdown' || props.href;
  return isPlain ? <OriginalItem {...props} /> : <TopItem {...props} />;
}
