import {BASE_URL, SITE_URL} from '../../../src/config/addresses';
import {pageFile} from 'docusaurus-plugin-built-site/client';
import type {Version} from '../../../src/config/versions';

/** The page of the bundle that takes the place of the search dialog and of the site's search page. */
export const SEARCH_FILE = 'search.html';

/** File of a page inside the bundle of its version: `/v1/limits/` is `limits/index.html` in the bundle of v1. */
export function bundleFile(path: string, {prefix}: Pick<Version, 'prefix'>): string {
  return pageFile(prefix === '/' ? path : `/${path.slice(prefix.length)}`);
}

/** An address of this site: its path below the base, and the query and anchor behind it. */
export type SiteAddress = {readonly path: string; readonly rest: string};

/**
 * Reads an address as a page of the site means it.
 *
 * @param page path of the page that has the address, below the base
 * @returns `null` for an address of another site
 */
export function readSiteAddress(address: string, page: string): SiteAddress | null {
  const {origin, pathname, search, hash} = new URL(address, SITE_URL + BASE_URL + page.slice(1));
  if (origin !== SITE_URL || !pathname.startsWith(BASE_URL)) return null;
  return {path: `/${pathname.slice(BASE_URL.length)}`, rest: search + hash};
}
