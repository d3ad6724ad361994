import {CONTENT_ANCHOR, MENU_ANCHOR} from 'docusaurus-theme-document-first/client';
import SearchPage from '@theme-original/SearchPage';
import type {ReactNode} from 'react';

/**
 * The search page of docusaurus-theme-search, with targets for two links that have to work without React: the skip
 * link, and the menu button.
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
