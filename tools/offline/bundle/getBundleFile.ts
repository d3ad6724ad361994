import {getPageFile} from 'docusaurus-plugin-built-site/client';
import {BASE_URL} from '../../../src/config/addresses';
import type {Version} from '../../../src/config/versions';

/** The bundle's search page, which replaces the search dialog and the site's search page. */
export const SEARCH_FILE = 'search.html';

/** Returns a page's file inside the bundle of its version: `/v1/limits/` is `limits/index.html` in the bundle of v1. */
export function getBundleFile(path: string, {prefix}: Pick<Version, 'prefix'>): string {
  return getPageFile(prefix === '/' ? path : `/${path.slice(prefix.length)}`);
}

/** Returns the file of a search result: `/docs/limits/#memory` gives `limits/index.html#memory`. */
export function toResultFile(address: string, version: Version): string {
  const [path = '', anchor] = address.slice(BASE_URL.length - 1).split('#');
  return getBundleFile(path, version) + (anchor === undefined ? '' : `#${anchor}`);
}
