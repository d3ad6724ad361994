import {MENU_ANCHOR} from 'docusaurus-theme-document-first/client';
import SearchPage from '@theme-original/SearchPage';
import type {ReactNode} from 'react';

/** The page of docusaurus-theme-search, with the place that the menu button leads to without script. */
export default function SearchPageWithMenu(): ReactNode {
  return (
    <>
      <SearchPage />
      <div id={MENU_ANCHOR} />
    </>
  );
}
