/** The module of the menu button of a phone and of sidebars, which the document script loads with interest, or when the page is quiet. */
import {foldCategories} from 'docusaurus-theme-document-first/theme/DocSidebar/foldCategories';
import {attachDrawer} from './attachDrawer';

/** Makes a menu button or a sidebar work. */
export default function attachNavigation(control: HTMLElement): void {
  if (control.matches('button')) attachDrawer(control);
  else foldCategories(control);
}
