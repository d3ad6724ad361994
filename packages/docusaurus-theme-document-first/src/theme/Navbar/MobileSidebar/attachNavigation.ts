/**
 * The module of what readers find their way with: the menus of the header and of a phone, the colour mode, sidebars, and
 * lists of headings. The document script loads it with interest, or when the page is quiet.
 */
import {
  attachColorModeToggle,
  watchColorMode,
} from 'docusaurus-theme-document-first/theme/ColorModeToggle/attachColorModeToggle';
import {foldCategories} from 'docusaurus-theme-document-first/theme/DocSidebar/foldCategories';
import {attachMenu} from 'docusaurus-theme-document-first/theme/NavbarItem/DropdownNavbarItem/Desktop/attachMenu';
import {attachContents} from 'docusaurus-theme-document-first/theme/TOCCollapsible/attachContents';
import {trackSidebarHeadings, trackHeadings} from 'docusaurus-theme-document-first/theme/TOCItems/trackHeadings';
import {attachDrawer} from './attachDrawer';

watchColorMode();

/** Makes a part of the page work that names this module. */
export default function attachNavigation(part: HTMLElement): void {
  if (part.matches('[data-menu]')) attachMenu(part);
  else if (part.matches('[data-color-mode-toggle]')) attachColorModeToggle(part);
  else if (part instanceof HTMLDetailsElement) attachContents(part);
  else if (part.matches('button')) attachDrawer(part);
  else if (part.matches('nav') && part.parentElement) trackHeadings(part.parentElement);
  else if (part.matches('[data-sidebar]')) {
    foldCategories(part);
    trackSidebarHeadings(part);
  }
}
