/*
 * Wraps the mobile menu of @docusaurus/theme-classic: while it is open, the keyboard focus stays in it. Escape
 * closes it, and the focus returns to the button that opened it
 * (https://github.com/facebook/docusaurus/pull/11937).
 */
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-init/Navbar/MobileSidebar';
import type {ReactNode} from 'react';
import {useModalMenu} from './useModalMenu';

/** The mobile menu. */
export default function MobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useModalMenu(shown, toggle);
  return <OriginalMobileSidebar />;
}
