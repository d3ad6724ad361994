import {CONTENT_ANCHOR, MENU_ANCHOR} from 'docusaurus-theme-document-first/client';
import SearchPage from '@theme-original/SearchPage';
import type {ReactNode} from 'react';

/**
 * The page of docusaurus-theme-search, with the places that two links lead to without React: the link past the
 * navigation, and the menu button.
 */
export default function SearchPageWithMenu(): ReactNode {
  return (
    <>
      <div id={CONTENT_ANCHOR} />
      <SearchPage />
      <div id={MENU_ANCHOR} />
    </>
  );
}
