import {MENU_ID} from '@site/src/config/navbar';
import SearchPage from '@theme-original/SearchPage';
import type {ReactNode} from 'react';

/** The page of docusaurus-theme-search, with the place that the menu button leads to without script. */
export default function SearchPageWithMenu(): ReactNode {
  return (
    <>
      <SearchPage />
      <div id={MENU_ID} />
    </>
  );
}
