/*
 * Wraps the phone's menu of @docusaurus/theme-classic: while it is open the keyboard stays in it, Escape
 * closes it, and the focus goes back to the button that opened it
 * (https://github.com/facebook/docusaurus/pull/11937).
 */
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import type {ReactNode} from 'react';
import {useModalMenu} from './useModalMenu';

/** The menu of a phone. */
export default function MobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useModalMenu(shown, toggle);
  return <OriginalMobileSidebar />;
}
