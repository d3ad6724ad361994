/**
 * The navigation module: dropdowns of the navbar, the mobile menu, the colour mode, sidebars, and tables of contents.
 * The document script loads it on first interaction, or when the browser is idle.
 */
import {attachColorModeToggle} from 'docusaurus-theme-document-first/theme/ColorModeToggle/attachColorModeToggle';
import {attachCategories} from 'docusaurus-theme-document-first/theme/DocSidebar/attachCategories';
import {attachMenu} from 'docusaurus-theme-document-first/theme/NavbarItem/DropdownNavbarItem/Desktop/attachMenu';
import {attachContents} from 'docusaurus-theme-document-first/theme/TOCCollapsible/attachContents';
import {trackSidebarHeadings, trackHeadings} from 'docusaurus-theme-document-first/theme/TOCItems/trackHeadings';
import {attachDrawer} from './attachDrawer';

/** Attaches the element that requested this module. */
export default function attachNavigation(part: HTMLElement): void {
  if (part.matches('[data-menu]')) attachMenu(part);
  else if (part.matches('[data-color-mode-toggle]')) attachColorModeToggle(part);
  else if (part instanceof HTMLDetailsElement) attachContents(part);
  else if (part.matches('button')) attachDrawer(part);
  else if (part.matches('nav') && part.parentElement) trackHeadings(part.parentElement);
  else if (part.matches('[data-sidebar]')) {
    attachCategories(part);
    trackSidebarHeadings(part);
  }
}
