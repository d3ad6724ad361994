import {followHeadings} from 'docusaurus-theme-document-first/client';

/**
 * Marks the operation being read in the sidebar, which lists the operations of the page.
 *
 * @returns a function that ends it; undefined where the sidebar lists none
 */
export function followOperations(): (() => void) | undefined {
  const menu = document.querySelector('.rest-operation')?.closest<HTMLElement>('.menu');
  return menu ? followHeadings(menu, {linkClass: 'menu__link', activeClass: 'menu__link--active'}) : undefined;
}
