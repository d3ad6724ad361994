/** Opens the bundle's search page with the search shortcuts. Used on all pages of the bundle. */
import {isSearchShortcut} from 'docusaurus-theme-search/keys';

document.addEventListener('keydown', (event) => {
  if (!isSearchShortcut(event)) return;
  const field = document.querySelector<HTMLInputElement>('main [role=search] input');
  event.preventDefault();
  if (field) field.select();
  else document.querySelector<HTMLAnchorElement>('.navbar a[href*="search.html"]')?.click();
});
